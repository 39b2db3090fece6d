import type { Check } from "../StatementDocument.ts";

const CASH = "Closing cash";
const BALANCE_SHEET = "agrees with the balance sheet";

/** What proves closing cash: the balance sheet that files give, else the ledger that stands alone. */
export function cashIsOf(isLedgerAlone: boolean): "balance sheet" | "general ledger" {
  return isLedgerAlone ? "general ledger" : "balance sheet";
}

/** The title of the check that a statement ties out. */
export function tieOutTitle(isLedgerAlone: boolean): string {
  return `${CASH} agrees with the ${cashIsOf(isLedgerAlone)}`;
}

/** What the check of closing cash says it does where it passes: "agrees with the balance sheet". */
export function tieOutWords(checks: readonly Pick<Check, "id" | "title">[]): string {
  const title = checks.find(({ id }) => id === "tie_out")?.title;
  return title?.startsWith(CASH) ? title.slice(CASH.length + 1) : BALANCE_SHEET;
}
