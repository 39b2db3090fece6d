import type { Minor } from "../money/Minor.ts";
import type { BasisPoints } from "../money/shareOf.ts";
import type { Nature, Role } from "../roles/roles.ts";
import type { AccountTrait } from "../roles/traits.ts";
import type { AccountSummary } from "../statement/StatementDocument.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";

/** An account with its two years side by side. Amounts are debit-positive minor units. */
export type BookAccount = {
  code: string;
  name: string;
  type: string;
  role: Role | null;
  nature: Nature | null;
  confidence: number;
  isOverridden: boolean;
  /** What its own words say where a person gave the role. */
  readsAs: AccountSummary["readsAs"] | null;
  traits: readonly AccountTrait[];
  isProfitAndLoss: boolean;
  /** Last year's amount of a profit and loss account; the opening balance of any other. */
  before: Minor;
  /** This year's amount; the closing balance. */
  now: Minor;
  /** What the statement explains of it. */
  movement: Minor;
  /** The words of its name in one form, for names to be compared with each other. */
  words: readonly string[];
  /** What is no word of it: numbers, currencies, countries. */
  marks: readonly string[];
};

/** What every detector reads: the accounts in the order of their codes, and the scale of the company. */
export type Books = {
  facts: AnalystFacts;
  accounts: readonly BookAccount[];
  byCode: ReadonlyMap<string, BookAccount>;
  /** Whether the files hold last year's profit and loss. */
  hasPriorProfit: boolean;
  /** Revenue of both years, positive. */
  revenue: { before: Minor; now: Minor };
  /** How the accounts of each role grew, where there are enough of them. */
  growthByRole: ReadonlyMap<Role, BasisPoints>;
  /** Below this an amount does not change a reader's mind (ISA 320.10). */
  materiality: Minor;
  /** How many decimals the currency has. */
  decimals: number;
};
