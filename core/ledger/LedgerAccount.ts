import type { Minor } from "../money/Minor.ts";
import type { Nature, Role } from "../roles/roles.ts";
import type { AccountTrait } from "../roles/traits.ts";

/** One row of a file that an account's figures came from. */
export type AccountRowReference = { fileType: string; sheet: string | null; row: number };

/** The result of classification for an account, as far as the ledger needs it. */
export type AccountReading = {
  role: Role | null;
  nature: Nature | null;
  isContra: boolean;
  /** Whether the role is above the confidence bar. */
  isSure: boolean;
  /** The currency in the account's name; absent where it has none. */
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
  /** What is known of it besides its role, for example `intragroup`. */
  traits: readonly AccountTrait[];
  /** Zero for a profit and loss account. */
  opening: Minor;
  /** The opening balance of last year; absent where the files do not state it. */
  lastYearOpening?: Minor;
  /** The balance at the end; for a profit and loss account, the amount of the period. */
  closing: Minor;
  /**
   * The part of the closing balance that is this year's profit. The income statement accounts carry it, so it is no
   * movement of this account.
   */
  profitTransferred: Minor;
  /** Whether it is an owner's capital that profit is closed into, for the books have no retained earnings. */
  holdsEarnings?: boolean;
  /** What the statement has to explain: closing less opening less the profit transferred. */
  movement: Minor;
  rows: readonly AccountRowReference[];
};

/** The accounts of a period, and the differences of their opening and closing balances. */
export type Ledger = {
  accounts: readonly LedgerAccount[];
  /** Profit for the period, positive when there is a profit. */
  profit: Minor;
  /** Debits less credits; zero when the balances balance. */
  openingDifference: Minor;
  closingDifference: Minor;
  /**
   * Names of accounts that may be balance sheet accounts, but whose amounts of last year were closed into retained
   * earnings.
   */
  closedUnsurely: readonly string[];
  /**
   * Names of income statement accounts whose sign follows from the name alone; the profits of the two years do not
   * prove it.
   */
  turnedUnsurely: readonly string[];
};
