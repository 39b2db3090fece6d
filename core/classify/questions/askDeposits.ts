import { type Role, roles } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { ask } from "./ask.ts";

/**
 * Asks about what customers may have at a bank: it is money that a bank owes them, and no payment for what is
 * still to be delivered (IAS 7.22(a), 7.24). Some names say so in any books, others in those of a lender. And about an asset
 * that is a deposit with somebody whom no word of bookkeeping names: a bank's is cash, a landlord's is owing.
 */
export function askDeposits(accounts: readonly ClassifiedAccount[]): Changes {
  const lender = accounts.find(isOfLender);
  const beside = lender === undefined ? "It" : `Beside '${printedName(lender.facts)}' it`;
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (isWithSomebody({ facts, classification: own })) return ask(own, WITH_WHOM, rivalsOf(own));
    const nature = own.role === null ? null : roles[own.role].nature;
    const isLiability = nature === "liability" || (nature === "asset" && facts.side === "credit");
    if (!isLiability || isFinal(own)) return null;
    const words = tokenise(facts.name);
    const isDeposit = isDepositOfBank(words) || (lender !== undefined && mayBeDeposit(words));
    if (!isDeposit) return null;
    return ask(own, `${beside} may be what customers have at a bank.`);
  });
}

const WITH_WHOM = "Nothing says whether it is at a bank or was given as a security.";

/** "ZQ Deposit", which a word that only hints was read of, or what was learnt. */
function isWithSomebody({ facts, classification: own }: ClassifiedAccount): boolean {
  if (own.role !== "other_receivables" || isFinal(own) || isTranslated(facts)) return false;
  const others = tokenise(facts.name).filter((word) => word !== "deposit");
  const isDeposit = others.length > 0 && /\bdeposits?\b/i.test(facts.name);
  return isDeposit && others.every((word) => !vocabulary.has(word));
}

function rivalsOf({ rivals = [] }: Classification): Role[] {
  return [CASH, ...rivals.filter((role) => role !== CASH)];
}

const CASH: Role = "cash_and_cash_equivalents";

/** "Term deposits", "Certificates of deposit", "Members' deposits"; a current deposit is one that is due within the year. */
function isDepositOfBank(words: readonly string[]): boolean {
  if (words.includes("depositor")) return true;
  const isOfTerm = words.includes("term") && !DUE.some((word) => words.includes(word));
  const isOfKind = isOfTerm || OF_BANKS.some((word) => words.includes(word));
  return words.includes("deposit") && isOfKind;
}

const DUE = ["short", "long", "current"] as const;
const OF_BANKS = [
  "member",
  "time",
  "fixed",
  "demand",
  "saving",
  "call",
  "bearing",
  "certificate",
  "brokered",
  "market",
] as const;

/** "Customer deposits", "Members' savings", "Due to customers", "Current accounts". */
function mayBeDeposit(words: readonly string[]): boolean {
  if (words.includes("deposit") || words.includes("saving")) return true;
  if (words.includes("customer")) return words.includes("due") || words.includes("owed");
  return words.includes("current") && words.includes("account");
}

/** "Loans and advances to customers", "Mortgage loans", "Allowance for loan losses", "Interest on deposits". */
function isOfLender({ facts, classification }: ClassifiedAccount): boolean {
  const words = tokenise(facts.name);
  const has = (word: string) => words.includes(word);
  const isDebit = facts.side === "debit";
  if (has("interest")) return isDebit && (has("deposit") || has("saving"));
  if (!has("loan")) return false;
  if (has("loss") || (isDebit && has("portfolio"))) return true;
  return (isDebit || classification.role === "loans_receivable") && LENT_TO.some(has);
}

const LENT_TO = ["customer", "client", "advance", "borrower", "member", "mortgage"] as const;
