import type { AccountSummary } from "@tieout/core";
import { readTypedAmount } from "../../../lib/format/readTypedAmount.ts";

/** What a person has typed into a form so far, by field. */
export type Values = Readonly<Record<string, string>>;

/** The answers of a form, read. */
export type Entry = {
  text: (name: string) => string;
  /** The amount typed, "0" where there is none yet. */
  amount: (name: string) => string;
  isGiven: (name: string) => boolean;
  /** The account a field names. */
  account: (name: string) => AccountSummary | null;
  accountOf: (code: string) => AccountSummary | null;
};

/** Reads typed values against the accounts they name and the currency they are in. */
export function readEntry(
  values: Values,
  { accounts, currency }: { accounts: readonly AccountSummary[]; currency: string },
): Entry {
  const text = (name: string) => values[name]?.trim() ?? "";
  const accountOf = (wanted: string) => accounts.find(({ code }) => code === wanted) ?? null;
  return {
    text,
    amount: (name) => readTypedAmount(text(name), currency) ?? "0",
    isGiven: (name) => text(name) !== "",
    account: (name) => accountOf(text(name)),
    accountOf,
  };
}
