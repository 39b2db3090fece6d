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
  /** The reading of the account's name, where a person chose another role. */
  readsAs: AccountSummary["readsAs"] | null;
  traits: readonly AccountTrait[];
  isProfitAndLoss: boolean;
  /** Last year's amount of a profit and loss account; the opening balance of any other. */
  before: Minor;
  /** This year's amount; the closing balance. */
  now: Minor;
  /** The movement that the statement explains. */
  movement: Minor;
  /** The words of the name in a normalised form, for comparing names. */
  words: readonly string[];
  /** The other parts of the name: numbers, currencies, countries. */
  marks: readonly string[];
};

/** The input of every detector: the accounts by code, and the size of the company. */
export type Books = {
  facts: AnalystFacts;
  accounts: readonly BookAccount[];
  byCode: ReadonlyMap<string, BookAccount>;
  /** Whether the files hold last year's profit and loss. */
  hasPriorProfit: boolean;
  /** Revenue of both years, positive. */
  revenue: { before: Minor; now: Minor };
  /** The growth of the accounts of each role, for roles with enough accounts. */
  growthByRole: ReadonlyMap<Role, BasisPoints>;
  /** Amounts below this do not influence a reader's decisions (ISA 320.10). */
  materiality: Minor;
  /** How many decimals the currency has. */
  decimals: number;
};
