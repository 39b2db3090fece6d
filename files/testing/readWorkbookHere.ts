import type { Result } from "@tieout/core";
import { assembleWorkbook, type ReadWorkbook } from "../assembleWorkbook.ts";
import { readWorkbookText } from "../workbookText/readWorkbookText.ts";

/** Reads a workbook as `readWorkbook` does, without the thread around it, which takes far longer than the reading. */
export async function readWorkbookHere(bytes: Uint8Array): Promise<Result<ReadWorkbook>> {
  const workbook = assembleWorkbook();
  await readWorkbookText(bytes, workbook.take);
  return workbook.finish("whole");
}
