import type { Concept } from "../concepts/concepts.ts";
import type { Role } from "../roles/roles.ts";
import { anyOf, inOrder, type TextPattern, together } from "../text/TextPattern.ts";
import { BUSINESS_LINES } from "./alsoInDoubt.ts";

/** A movement that is known not to be cash, or not all of it, until a journal says what it met. */
export type NonCashQuestion = {
  /** The roles it is asked of; left out, whatever the account is. */
  roles?: readonly Role[];
  name: TextPattern;
  /** Asked only when the liability rose: a fall is what was paid. */
  isRise?: true;
  /** The lines, besides its own, that the other side of it would be taken from. */
  also?: readonly Concept[];
  reason: (name: string) => string;
};

/** What is asked by role and by name; each row is one kind of movement. */
export const nonCashQuestions: readonly NonCashQuestion[] = [
  {
    roles: ["interest_expense"],
    name: anyOf(
      /\bunwind|\baccretion|amorti[sz]ation/i,
      together(/interest/i, /pension|defined benefit|retirement/i),
    ),
    reason: (name) =>
      `'${name}' is interest that is not paid in cash: enter it as a non-cash journal against the provision, the benefits or the debt it was added to.`,
  },
  {
    roles: ["borrowings", "bonds"],
    name: /\bdiscount|\bpremium|convertible|liability component|amorti[sz]ed cost|zero[- ]coupon|rolled[- ]up|payment[- ]in[- ]kind|\bpik\b|un?amorti[sz]ed|issu(e|ance) costs/i,
    also: ["interest_paid", "finance_costs"],
    reason: (name) =>
      `'${name}' moves by interest that is added to the debt, or taken off it, without cash (IFRS 9.5.4.1, ASC 835-30-35-2): enter that part as a non-cash journal against the interest.`,
  },
  {
    roles: ["borrowings", "bonds"],
    name: /convertible/i,
    also: ["proceeds_from_issue_of_shares"],
    reason: (name) =>
      `'${name}' may have been turned into shares, or issued with a part in equity: neither is an issue of shares for cash (IAS 7.44(c), ASC 230-10-50-4). Enter it as a journal.`,
  },
  {
    roles: ["provisions"],
    name: /decommission|dismantl|restoration|rehabilitat|asset retirement|site clean/i,
    isRise: true,
    also: ["purchase_of_ppe"],
    reason: (name) =>
      `'${name}' rose: what was added to the cost of the asset (IAS 16.16(c), ASC 410-20-25-5) or is the unwinding of the discount is no cash. Enter it as a non-cash journal.`,
  },
  {
    roles: ["retirement_benefits"],
    name: /defined benefit|\bdeficit|net pension|pension (liability|obligation)/i,
    also: ["dividends_paid"],
    reason: (name) =>
      `'${name}' moves by remeasurements too, which go to equity without cash (IAS 19.120(c), ASC 715-30-35): enter them as a non-cash journal.`,
  },
  {
    roles: ["trade_payables", "other_payables"],
    name: anyOf(
      /capital (expenditure|creditor|accrual|payable|goods)|\bcapex\b/i,
      inOrder(
        /creditor|payable|accru|owing|owed/i,
        /fixed asset|plant|equipment|machinery|property|construction/i,
      ),
      inOrder(/fixed asset|plant|equipment|machinery|construction/i, /creditor|payable|accru/i),
    ),
    also: ["purchase_of_ppe"],
    reason: (name) =>
      `'${name}' is owed for assets, so its movement belongs to what was paid for them and not to operations (IAS 7.16(a), 7.43; ASC 230-10-45-13(c)): enter it as a journal against the assets.`,
  },
  {
    roles: ["trade_payables", "other_payables", "provisions"],
    name: /(deferred|contingent) (consideration|purchase price)|earn[- ]?out/i,
    also: ["acquisition_of_subsidiary", "interest_paid", "finance_costs"],
    reason: (name) =>
      `'${name}' is owed for a business that was bought: what was added to it is no cash, and what was paid of it is no operating payment (IAS 7.39-41, ASC 230-10-45-13(d)). Enter it as a journal.`,
  },
  {
    roles: ["contract_liabilities", "other_payables"],
    name: /\bgrants?\b|\bsubsid(y|ies)\b/i,
    also: ["other_operating_receipts"],
    reason: (name) =>
      `'${name}' moves by grants received and by what is released to profit (IAS 20.24-28): enter both, the grant where its cash stands and the release as a non-cash journal.`,
  },
  {
    name: /bargain purchase|negative goodwill/i,
    also: BUSINESS_LINES,
    reason: (name) =>
      `'${name}' came with a business: enter the acquisition with all that came with it (IAS 7.39-40, ASC 805-30-25-2), since its assets and debts stand as if they were cash flows.`,
  },
  {
    name: anyOf(/disposal group/i, inOrder(/liabilit(y|ies)/i, /held for sale/i)),
    also: BUSINESS_LINES,
    reason: (name) =>
      `'${name}' took balances over from other lines without cash (IFRS 5.38, ASC 205-20-45-10): enter what was moved as a non-cash journal.`,
  },
  {
    roles: ["other_receivables", "other_payables", "trade_receivables", "trade_payables"],
    name: /group (undertaking|compan|entit)|inter[- ]?company|related (part|compan|entit)|\b(parent|holding|associated|affiliated) (compan|undertaking|entit)|subsidiar|affiliates?\b|director|shareholder/i,
    reason: (name) =>
      `'${name}' may be trade or money lent: lending is investing and borrowing is financing (IAS 7.16(e), 7.17(c); ASC 230-10-45-12, 45-14). Give it the role of what it is.`,
  },
  {
    roles: ["discontinued_operations"],
    name: /./,
    reason: (name) =>
      `'${name}' is one figure for a whole operation: depreciation, disposal gains and tax within it are no operating cash (IFRS 5.33, ASC 205-20-50-5B). Enter them as journals.`,
  },
];
