import { compareOpenings, type OpeningDifference } from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** Compares the opening balances of a statement with the closing balances of last year's. */
export function compareYears(request: {
  written: StoredJson;
  lastYears: StoredJson;
}): OpeningDifference[] {
  const [now, before] = [openStatement(request.written), openStatement(request.lastYears)];
  return compareOpenings(before.document.accounts, now.document.accounts, now.document.currency);
}
