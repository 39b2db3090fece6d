import type { Check } from "../StatementDocument.ts";

const CASH = "Closing cash";
const BALANCE_SHEET = "agrees with the balance sheet";

/** The source of closing cash: the balance sheet, or the general ledger where it is the only source. */
export function cashIsOf(isLedgerAlone: boolean): "balance sheet" | "general ledger" {
  return isLedgerAlone ? "general ledger" : "balance sheet";
}

/** The title of the tie-out check. */
export function tieOutTitle(isLedgerAlone: boolean): string {
  return `${CASH} agrees with the ${cashIsOf(isLedgerAlone)}`;
}

/** The end of the tie-out check's title, for use in a sentence: "agrees with the balance sheet". */
export function tieOutWords(checks: readonly Pick<Check, "id" | "title">[]): string {
  const title = checks.find(({ id }) => id === "tie_out")?.title;
  return title?.startsWith(CASH) ? title.slice(CASH.length + 1) : BALANCE_SHEET;
}
