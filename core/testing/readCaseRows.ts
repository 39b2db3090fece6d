import { readFile } from "@tieout/files";
import { textOf } from "../../cases/readCase.ts";
import type { FileType } from "../ingest/fileTypes.ts";
import { ingest } from "../ingest/ingest.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import { readAdjustment } from "../statement/adjustments/readAdjustment.ts";
import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Adjustment } from "../statement/StatementInput.ts";

/** The balance sheet and the profit and loss of a case, read as uploads are. */
export async function readCaseRows(name: string) {
  return {
    balance_sheet: await rowsOf(name, "balance_sheet"),
    profit_loss: await rowsOf(name, "profit_loss"),
  };
}

/** The journals of a case. */
export function readCaseAdjustments(name: string): Adjustment[] {
  const written: WrittenAdjustment[] = JSON.parse(textOf(name, "adjustments.json"));
  return written.map((item, index) => {
    const read = readAdjustment(item, `adjustment-${index}`, "GBP");
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
    return read.value;
  });
}

async function rowsOf<Type extends FileType>(
  name: string,
  fileType: Type,
): Promise<RowsByFileType[Type]> {
  const bytes = Buffer.from(textOf(name, `${fileType}.csv`));
  const read = await readFile(bytes, `${fileType}.csv`);
  if (!read.ok) throw new Error(`${name}: ${fileType} does not read`);
  const ingested = ingest(fileType, read.value.tables);
  if (!ingested.ok) throw new Error(ingested.problems.map(({ message }) => message).join("\n"));
  return ingested.value.rows;
}
