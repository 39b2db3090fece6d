import type { Concept } from "../../concepts/concepts.ts";
import type { Role } from "../../roles/roles.ts";
import type { TraitId } from "../../roles/traits.ts";
import { BUSINESS_LINES } from "./alsoInDoubt.ts";

/** A movement that is partly or wholly non-cash, to be explained by a journal. */
export type NonCashQuestion = {
  /** The role or trait of accounts that are asked about. */
  roles?: readonly Role[];
  trait?: TraitId;
  /** Only asked when the liability rose; a decrease was paid. */
  isRise?: true;
  /** Other lines that the question concerns. */
  also?: readonly Concept[];
  reason: (name: string) => string;
};

/** The questions by role and trait, one row per kind of movement. */
export const nonCashQuestions: readonly NonCashQuestion[] = [
  {
    trait: "interest_without_cash",
    reason: (name) =>
      `'${name}' is interest that is not paid in cash: enter it as a non-cash journal against the provision, the benefits or the debt it was added to.`,
  },
  {
    trait: "discounted_debt",
    also: ["interest_paid", "finance_costs"],
    reason: (name) =>
      `'${name}' moves by interest that is added to the debt, or taken off it, without cash (IFRS 9.5.4.1, ASC 835-30-35-2): enter that part as a non-cash journal against the interest.`,
  },
  {
    trait: "convertible_debt",
    also: ["proceeds_from_issue_of_shares"],
    reason: (name) =>
      `'${name}' may have been turned into shares, or issued with a part in equity: neither is an issue of shares for cash (IAS 7.44(c), ASC 230-10-50-4). Enter it as a journal.`,
  },
  {
    trait: "restoration_provision",
    isRise: true,
    also: ["purchase_of_ppe"],
    reason: (name) =>
      `'${name}' rose: what was added to the cost of the asset (IAS 16.16(c), ASC 410-20-25-5) or is the unwinding of the discount is no cash. Enter it as a non-cash journal.`,
  },
  {
    trait: "defined_benefit",
    also: ["dividends_paid"],
    reason: (name) =>
      `'${name}' moves by remeasurements too, which go to equity without cash (IAS 19.120(c), ASC 715-30-35): enter them as a non-cash journal.`,
  },
  {
    trait: "owed_for_assets",
    also: ["purchase_of_ppe"],
    reason: (name) =>
      `'${name}' is owed for assets, so its movement belongs to what was paid for them and not to operations (IAS 7.16(a), 7.43; ASC 230-10-45-13(c)): enter it as a journal against the assets.`,
  },
  {
    trait: "owed_for_business",
    also: ["acquisition_of_subsidiary", "interest_paid", "finance_costs"],
    reason: (name) =>
      `'${name}' is owed for a business that was bought: what was added to it is no cash, and what was paid of it is no operating payment (IAS 7.39-41, ASC 230-10-45-13(d)). Enter it as a journal.`,
  },
  {
    trait: "owed_for_shares",
    also: ["proceeds_from_issue_of_shares"],
    reason: (name) =>
      `'${name}' is owed for shares: what was issued and is not paid is no cash (IAS 7.43, ASC 230-10-50-3). Enter it as a non-cash journal against the shares.`,
  },
  {
    trait: "grant",
    also: ["other_operating_receipts"],
    reason: (name) =>
      `'${name}' moves by grants received and by what is released to profit (IAS 20.24-28): enter both, the grant where its cash stands and the release as a non-cash journal.`,
  },
  {
    trait: "bargain_purchase",
    also: BUSINESS_LINES,
    reason: (name) =>
      `'${name}' came with a business: enter the acquisition with all that came with it (IAS 7.39-40, ASC 805-30-25-2), since its assets and debts stand as if they were cash flows.`,
  },
  {
    trait: "disposal_group",
    also: BUSINESS_LINES,
    reason: (name) =>
      `'${name}' took balances over from other lines without cash (IFRS 5.38, ASC 205-20-45-10): enter what was moved as a non-cash journal.`,
  },
  {
    trait: "related_party",
    reason: (name) =>
      `'${name}' may be trade or money lent: lending is investing and borrowing is financing (IAS 7.16(e), 7.17(c); ASC 230-10-45-12, 45-14). Give it the role of what it is.`,
  },
  {
    roles: ["discontinued_operations"],
    reason: (name) =>
      `'${name}' is one figure for a whole operation: depreciation, disposal gains and tax within it are no operating cash (IFRS 5.33, ASC 205-20-50-5B). Enter them as journals.`,
  },
];
