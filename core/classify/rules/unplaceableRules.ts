import { allNatures, profitAndLossNatures } from "../../roles/roles.ts";
import { decides, type NameRule } from "./NameRule.ts";

/** Names that tell nothing on purpose: somebody still has to say what is in them. */
export const unplaceableRules: readonly NameRule[] = [
  decides(
    null,
    [
      "suspense",
      "=suspense",
      "misposting",
      "ask my accountant",
      "ask accountant",
      "unallocated",
      "unidentified",
      "unclassified",
      "unknown",
      "=uncategorised",
      "uncategorised asset|liability|transaction",
      "to be classified|allocated|confirmed|advised",
      "tbc",
      "historical adjustment|balancing",
      "balancing figure|account|entry",
      "difference account",
      "=difference",
      "reconciliation discrepancy|difference|adjustment",
      "conversion balance|clearing",
      "=opening balance",
      "=clearing",
      "clearing account $",
      "error account",
      "dummy",
      "do use",
      "clearing .. do .. use",
    ],
    {
      where: allNatures,
      unless: ["vat|gst|payroll|wage|paye|tax|stripe|paypal|bank|cash|interest|eftpos|card"],
    },
  ),
  // Of prices or of currencies: the name does not say
  decides(null, ["^ rate difference $", "^ rate difference account $"], {
    where: profitAndLossNatures,
    needsPerson: true,
  }),
  // What is called like all of its kind says no more than its type
  decides(
    null,
    [
      "=asset",
      "=current asset",
      "=noncurrent asset",
      "=liability",
      "=noncurrent liability",
      "=long term liability",
    ],
    { where: ["asset", "liability"], needsPerson: true },
  ),
  // What may be owed as well as owing: a type or the side of its balance tells which
  decides(
    null,
    [
      "receivable or|and|other payable",
      "payable or|and|other receivable",
      "accrued expense|income accrued expense|income",
      "debtor creditor",
      "=settlement",
    ],
    { where: ["asset", "liability"], unless: ["vat|gst|tax|deferred|interest"] },
  ),
  // What an office keeps with a taxpayer, of sales tax, payroll and income alike; none of it is held for clients
  decides(null, ["integrated client account"], { where: ["asset", "liability"] }),
  // Profit is divided between owners after it was made: no expense, and no cash
  decides(null, ["noncontrolling interest", "minority interest|interests|share"], {
    where: profitAndLossNatures,
    needsPerson: true,
  }),
  // Where a program puts the other side of balances that were entered by hand: somebody has to say whose they are
  decides(null, ["opening|beginning balance|bal equity"], {
    where: ["equity"],
    nature: "equity",
    needsPerson: true,
  }),
  // What was delivered and not yet invoiced, or the other way round, stands here until it is cleared
  decides(
    null,
    ["^ clearing material|good|service|stock|inventory|semi|finished|supplier|customer"],
    {
      where: allNatures,
      unless: ["charge|fee|expense|cost|forwarding|agent"],
    },
  ),
];
