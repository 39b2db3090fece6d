import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import type { Problem } from "../../problem/Problem.ts";
import { problem } from "../../problem/Problem.ts";
import { isCash, type LedgerIndex } from "../LedgerIndex.ts";
import type { Posting } from "../Posting.ts";
import { type ChosenRates, chooseRates, type RatesInput } from "./chooseRates.ts";
import { exchangeEffect } from "./exchangeEffect.ts";

/** The exchange effect computed for one foreign-currency cash account. */
export type CashEffect = { account: LedgerAccount; currency: string; effect: Minor };

/** Foreign-currency cash without rates for both ends of the period. */
export type CashWithoutRates = {
  account: LedgerAccount;
  currency: string;
  /** The file has rates of the currency, but for other dates or one end only. */
  hasOtherRates: boolean;
};

export type ForeignCash = {
  effects: readonly CashEffect[];
  unrated: readonly CashWithoutRates[];
  postings: readonly Posting[];
  warnings: readonly Problem[];
};

/**
 * Computes the effect of exchange rates on foreign-currency cash from the rates (never as a remainder) and takes it out
 * of the exchange differences in profit (IAS 7.28; accounting method section 7).
 */
export function postForeignCash(ledgerIndex: LedgerIndex, rates: RatesInput): ForeignCash {
  const warnings: Problem[] = [];
  const unrated: CashWithoutRates[] = [];
  const cash = ledgerIndex.accounts.flatMap((account) => {
    const currency = foreignCurrency(account, ledgerIndex, rates);
    return currency === null ? [] : [{ account, currency }];
  });
  // Once per currency: a file may have daily rates, and a company many accounts
  const currencies = new Set(cash.map(({ currency }) => currency));
  const chosen = new Map(Array.from(currencies, (code) => [code, chooseRates(code, rates)]));
  const rated = new Set(rates.rows.flatMap((row) => [row.currency, row.inCurrency]));
  const effects = cash.flatMap(({ account, currency }): CashEffect[] => {
    const found = chosen.get(currency) ?? NO_RATES;
    warnings.push(...found.warnings);
    if (!found.rates) {
      warnings.push(problem("exchange_rates_missing", { account: account.code, value: currency }));
      unrated.push({ account, currency, hasOtherRates: rated.has(currency) });
      return [];
    }
    return [
      {
        account,
        currency,
        effect: exchangeEffect(account.opening, account.closing, found.rates),
      },
    ];
  });
  const moving = effects.filter(({ effect }) => effect !== 0n);
  const contra = contraAccount(ledgerIndex);
  const total = moving.reduce((running, { effect }) => running + effect, 0n);
  if (!contra && total !== 0n)
    warnings.push(
      problem("exchange_account_missing", { value: formatMinor(total, ledgerIndex.decimals) }),
    );
  const postings = moving.flatMap((effect) => postEffect(effect, contra));
  return { effects, unrated, warnings, postings };
}

const NO_RATES: ChosenRates = { rates: null, warnings: [] };

function foreignCurrency(
  account: LedgerAccount,
  ledgerIndex: LedgerIndex,
  rates: RatesInput,
): string | null {
  if (!isCash(account, ledgerIndex.policies)) return null;
  return account.currency === rates.reportingCurrency ? null : account.currency;
}

function contraAccount(ledgerIndex: LedgerIndex): LedgerAccount | null {
  const differences = ledgerIndex.accounts
    .filter(({ role }) => role === "foreign_exchange_gain_loss")
    .toSorted((left, right) => (absolute(left.movement) > absolute(right.movement) ? -1 : 1));
  return (
    differences[0] ??
    ledgerIndex.accounts.find(({ role }) => role === "translation_reserve") ??
    null
  );
}

function postEffect(
  { account, currency, effect }: CashEffect,
  contra: LedgerAccount | null,
): Posting[] {
  const posting = {
    account: contra ?? account,
    adjustmentId: null,
    presentAs: null,
    reason: `Effect of exchange rates on ${currency} cash in account ${account.code}`,
  };
  const onCash = { ...posting, amount: effect, column: "effect_of_exchange_rate_changes" } as const;
  return contra
    ? [onCash]
    : [onCash, { ...posting, amount: -effect, column: "unclassified_movements" }];
}
