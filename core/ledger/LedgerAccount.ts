import type { Minor } from "../money/Minor.ts";
import type { Nature, Role } from "../roles/roles.ts";
import type { AccountTrait } from "../roles/traits.ts";

/** One row of a file that an account's figures came from. */
export type AccountRowReference = { fileType: string; sheet: string | null; row: number };

/** What classification made of an account, as far as the ledger needs it. */
export type AccountReading = {
  role: Role | null;
  nature: Nature | null;
  isContra: boolean;
  /** Whether the role is above the confidence bar. */
  isSure: boolean;
  /** The currency that the name writes; absent where it writes none. */
  currency?: string;
  traits: readonly AccountTrait[];
};

/** An account of the period. Every amount is debit-positive. */
export type LedgerAccount = {
  code: string;
  name: string;
  type: string;
  isProfitAndLoss: boolean;
  currency: string | null;
  role: Role | null;
  nature: Nature | null;
  /** What is known of it besides its role. */
  traits: readonly AccountTrait[];
  /** Zero for a profit and loss account. */
  opening: Minor;
  /** What it opened last year with; absent where the files do not say. */
  lastYearOpening?: Minor;
  /** The balance at the end; for a profit and loss account, the amount of the period. */
  closing: Minor;
  /** The part of the closing balance that is this year's profit, carried by its own accounts. */
  profitTransferred: Minor;
  /** Whether it is an owner's capital that profit is closed into, for the books have no retained earnings. */
  holdsEarnings?: boolean;
  /** What the statement has to explain: closing less opening less the profit transferred. */
  movement: Minor;
  rows: readonly AccountRowReference[];
};

/** The accounts of a period and how far their two sets of balances are from balancing. */
export type Ledger = {
  accounts: readonly LedgerAccount[];
  /** Profit for the period, positive when there is a profit. */
  profit: Minor;
  /** Debits less credits; zero when the balances balance. */
  openingDifference: Minor;
  closingDifference: Minor;
  /** Names of accounts that may not be income or expense, but whose amounts of last year were closed into retained earnings. */
  closedUnsurely: readonly string[];
  /** Names of profit and loss accounts whose sign follows from their name alone, and is not proved by the profits of both years. */
  turnedUnsurely: readonly string[];
};
