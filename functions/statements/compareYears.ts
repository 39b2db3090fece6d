import { compareOpenings, type OpeningDifference } from "@tieout/core";
import type { StoredJson } from "../store/StoredKind.ts";
import { openStatement } from "./openStatement.ts";

/** Holds the opening balances of a statement against what last year's statement closed with. */
export function compareYears(request: {
  written: StoredJson;
  lastYears: StoredJson;
}): OpeningDifference[] {
  const [now, before] = [openStatement(request.written), openStatement(request.lastYears)];
  return compareOpenings(before.document.accounts, now.document.accounts, now.document.currency);
}
