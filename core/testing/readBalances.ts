import { type IngestOptions, ingest } from "../ingest/ingest.ts";
import { tableOf } from "./tableOf.ts";

/** A trial balance as it is read; a test fails with what is wrong where it is refused. */
export function trialBalance(text: string, options: IngestOptions = {}) {
  const result = ingest("trial_balance", [tableOf(text)], options);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

/** The codes of the problems for which a trial balance is refused; none where it is read. */
export function codesOf(text: string): string[] {
  const result = ingest("trial_balance", [tableOf(text)]);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

/** What a person is told of a statement that is refused; nothing where it is read. */
export function problemsOf(fileType: "profit_loss" | "balance_sheet", text: string): string[] {
  const result = ingest(fileType, [tableOf(text)]);
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

/** Why a file is not taken in a place. */
export function refusals(
  fileType: "trial_balance" | "profit_loss" | "balance_sheet",
  ...tables: ReturnType<typeof tableOf>[]
) {
  const read = ingest(fileType, tables, { oneDate: "take" });
  return read.ok ? [] : read.problems.map(({ code }) => code);
}
