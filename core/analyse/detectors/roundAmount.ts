import { absolute, type Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** A round amount is a multiple of 1,000 currency units with few other digits. */
const THOUSAND = 1_000n;

/** If one balance in five is round, the books are kept in rounded figures. */
const ROUNDED_BOOKS = 5;

/** Roles whose balances come from invoices, payslips and counts and are seldom round. */
export const seldomRound: ReadonlySet<Role | null> = new Set<Role | null>([
  "trade_receivables",
  "other_receivables",
  "prepayments",
  "contract_assets",
  "inventories",
  "trade_payables",
  "other_payables",
  "employee_payables",
  "sales_tax",
  "contract_liabilities",
  "interest_payable",
  "revenue",
  "other_operating_income",
  "cost_of_sales",
  "employee_costs",
  "operating_expenses",
  "retained_earnings",
]);

/** Finds round balances and movements of such roles. */
export const roundAmount: Detector = {
  kind: "round_amount",
  validationType: "anomaly_detection",
  looksFor:
    "A balance or a movement of whole thousands with at most two digits before the noughts, on an account whose entries come from invoices, payslips or counts.",
  threshold:
    "at least materiality; not reported where a fifth of all balances have two digits before their noughts, as rounded figures do",
  cause: "A journal by estimate, or an entry that makes something else agree.",
  paragraphs: null,
  detect: (books) => {
    const filled = books.accounts.filter(({ now }) => now !== 0n);
    const round = filled.filter(({ now }) => digitsOf(now) <= 2);
    if (round.length * ROUNDED_BOOKS >= filled.length) return [];
    return books.accounts.flatMap((account) => judge(books, account));
  },
};

function judge(books: Books, account: BookAccount): Found[] {
  const { role, now, movement, before } = account;
  if (role === null || !seldomRound.has(role) || now === before) return [];
  const isNew = before === 0n || account.isProfitAndLoss;
  if (isRound(now, books)) return [toFinding(books, account, now, "balance")];
  return !isNew && isRound(movement, books)
    ? [toFinding(books, account, movement, "movement")]
    : [];
}

/** Whether an amount is in whole thousands with at most two digits before the zeros. */
export function isRound(
  amount: Minor,
  { materiality, decimals }: Pick<Books, "materiality" | "decimals">,
): boolean {
  const size = absolute(amount);
  if (size < materiality || size % (THOUSAND * 10n ** BigInt(decimals)) !== 0n) return false;
  return digitsOf(size) <= 2;
}

/** The number of digits before the trailing zeros. */
function digitsOf(amount: Minor): number {
  const digits = absolute(amount).toString();
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return end;
}

function toFinding(
  books: Books,
  account: BookAccount,
  figure: Minor,
  what: "balance" | "movement",
): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: "medium",
    confidence: 0.6,
    title: `${nameOf(account)} has a round ${what}`,
    explanation: `The ${what} of ${nameOf(account)} is ${amount(what, figure)}, a round figure where documents make odd ones.`,
    recommendation: `Ask for the entry behind the round figure on ${nameOf(account)} and what supports it.`,
    accounts: [account.code],
    figures,
  };
}
