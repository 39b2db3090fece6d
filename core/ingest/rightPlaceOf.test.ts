import { expect, test } from "vitest";
import { problem } from "../problem/Problem.ts";
import { fileTypeLabels, type UploadType } from "./fileTypes.ts";
import { rightPlaceOf } from "./rightPlaceOf.ts";

const named = (expected: UploadType) =>
  problem("statement_other", { account: "Sales", expected: fileTypeLabels[expected] });
const ofEntries = problem("file_is_ledger", { value: "20" });
const other = problem("one_date");

test.each([
  ["of the type that is named", "trial_balance", [named("profit_loss"), other], "profit_loss"],
  ["of the general ledger for entries", "balance_sheet", [ofEntries], "general_ledger"],
  [
    "of what is no ledger",
    "general_ledger",
    [problem("ledger_other", { expected: fileTypeLabels.trial_balance })],
    "trial_balance",
  ],
  [
    "of last year for what was sent as last year's",
    "prior_trial_balance",
    [named("balance_sheet")],
    "prior_balance_sheet",
  ],
  [
    "of last year's cash flow for either",
    "prior_balance_sheet",
    [named("prior_cashflow")],
    "prior_cashflow",
  ],
  ["of none where last year's has none", "prior_balance_sheet", [named("profit_loss")], null],
  ["of none for last year's entries", "prior_trial_balance", [ofEntries], null],
  ["of none where two are named", "trial_balance", [named("profit_loss"), ofEntries], null],
  ["of none where nothing names one", "trial_balance", [other], null],
] as const)("a refused file belongs in the place %s", (_what, fileType, problems, place) => {
  expect(rightPlaceOf({ fileType, problems })).toBe(place);
});
