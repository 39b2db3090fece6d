import { ingest } from "../ingest/ingest.ts";
import { tableOf } from "./tableOf.ts";

/** What a trial balance in text is read as: what is said of it, and each account with both its balances in whole units. */
export function readTrialBalance(text: string, oneDate: "ask" | "take") {
  const result = ingest("trial_balance", [tableOf(text)], { oneDate });
  const found = result.ok ? result.value.warnings : result.problems;
  const rows = result.ok ? result.value.rows : [];
  return {
    codes: found.map(({ code }) => code),
    balances: rows.map(({ name, priorDebit, priorCredit, currentDebit, currentCredit }) => {
      const [before, now] = [priorDebit - priorCredit, currentDebit - currentCredit];
      return `${name} ${before / 100n} ${now / 100n}`;
    }),
  };
}
