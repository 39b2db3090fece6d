import type { Result } from "@tieout/core";
import { assembleWorkbook, type ReadWorkbook } from "./assembleWorkbook.ts";
import { type Allowance, runGuarded } from "./guard/runGuarded.ts";

/** What reading a workbook may take before it is stopped. */
const allowance: Allowance = { milliseconds: 45_000, heapMebibytes: 512, bufferMebibytes: 256 };

/** Reads a workbook's sheets as tables, on a thread that is stopped when it takes too long or too much. */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<ReadWorkbook>> {
  const workbook = assembleWorkbook();
  return workbook.settle(await runGuarded("workbook", bytes, allowance, workbook.take));
}
