import { bookings } from "./bookings.ts";
import { decides, hints, type NameRule } from "./NameRule.ts";

const owed = ["liability"] as const;

/** What customers paid before it was earned. */
export const contractLiabilityRules: readonly NameRule[] = [
  decides("contract_liabilities", ["=recoverable advance"], { where: owed, strength: "faint" }),
  decides(
    "contract_liabilities",
    [
      "deferred|unearned|unrealised revenue|income|sale|fee|subscription|rent|membership|maintenance",
      "unearned",
      "revenue|income deferred",
      "deferred|unearned .. income|revenue",
      "contract liability",
      "customer|client|guest|student|patient|member deposit|advance|prepayment|credit",
      "customer|client|guest|student|patient|member|buyer down payment",
      "deposit|advance|payment|prepayment + from|by customer|client|buyer|guest",
      "deposit|advance|payment|fee|subscription|income|rent|revenue|sale|booking|membership|donation|tuition + received|in|billed advance",
      "advance received|billing",
      "billed|invoiced|charged ahead",
      "prepayment received",
      "payment on account",
      "payment|prepayment received .. order|account",
      "billing in excess",
      "due to customer + contract",
      "overbilling",
      "progress billing",
      "credit note",
      "customer|client credit note",
      "unapplied receipt|payment|credit",
      `${bookings} deposit|advance`,
      `${bookings}|customer deposit held|taken`,
      "=reservation",
      "gift card|voucher|certificate|token",
      "voucher liability|outstanding",
      "unredeemed",
      "loyalty point|programme|program|liability",
      "layaway",
      "deposit received",
      "sale deposit",
      "=prepayment",
      "down payment",
      "customer credit balance",
      "ticket liability",
    ],
    {
      where: owed,
      strength: "certain",
      unless: [
        "deferred income tax|grant",
        "tax",
        "paid in advance",
        "supplier",
        "grant",
        "holding gain|loss",
        "tenant|security",
        "unrealised + gain|loss|exchange|currency",
        "unrealised income",
      ],
    },
  ),
  decides(
    "contract_liabilities",
    ["^ income|revenue registered|recorded|booked|collected|received in advance"],
    { where: owed, natural: "credit", strength: "strong" },
  ),
  decides(
    "contract_liabilities",
    ["prepaid revenue|income|sale|fee|subscription|rent|membership"],
    {
      where: owed,
      needs: "nature",
      orSide: "credit",
    },
  ),
  decides(
    "contract_liabilities",
    [
      "deferred|unearned .. fee",
      "life membership|subscription|member fund|fee",
      "traffic liability",
      "deposit received .. sale|property",
    ],
    {
      where: owed,
      strength: "strong",
      unless: ["loan|debt|finance|financing|arrangement|issue|issuance|origination|facility|bank"],
    },
  ),
  decides("contract_liabilities", ["deferred + grant", "grant in|received advance"], {
    where: owed,
    strength: "faint",
  }),
  hints("contract_liabilities", ["deposit", "advance", "prepayment", "prepaid", "retainer"], {
    where: owed,
    strength: "likely",
    needs: "nature",
    orSide: "credit",
  }),
];
