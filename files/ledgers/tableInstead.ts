import { type FileType, fileTypeLabels, ingest, type Problem, problem } from "@tieout/core";
import { limits } from "../limits.ts";
import { readFile } from "../readFile.ts";
import { headOf, type LedgerSource } from "./LedgerSource.ts";

/** What a file is refused with that has no column of dates, or no entries beneath its headings. */
const WITHOUT_ENTRIES: readonly Problem["code"][] = [
  "ledger_columns_missing",
  "ledger_chart_alone",
];
/** What may be given in place of a ledger by mistake, the likeliest first. */
const TABLES = [
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "fx_rates",
] as const satisfies readonly FileType[];

/**
 * Recognises balances, a statement or rates in the place of a general ledger, so that they can be moved to their own:
 * a trial balance is no list of accounts. Null where the file is none of them, or is refused for something else.
 */
export async function tableInstead(
  source: LedgerSource,
  problems: readonly Problem[],
): Promise<Problem | null> {
  const [only] = problems;
  const lacksEntries = only !== undefined && WITHOUT_ENTRIES.includes(only.code);
  if (problems.length !== 1 || !lacksEntries || source.size > limits.bytes) return null;
  const read = await readFile(await headOf(source, source.size), source.fileName);
  if (!read.ok) return null;
  const { tables } = read.value;
  const type = TABLES.find((each) => ingest(each, tables, { oneDate: "take" }).ok);
  return type ? problem("ledger_other", { expected: fileTypeLabels[type] }) : null;
}
