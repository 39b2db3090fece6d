import type { Result } from "@tieout/core";
import { assembleWorkbook, type ReadWorkbook } from "./assembleWorkbook.ts";
import { type Allowance, runGuarded } from "./guard/runGuarded.ts";

/** What reading a workbook may take before it is stopped: a small file has no use for much memory. */
function allowanceOf(bytes: Uint8Array): Allowance {
  const ofItsSize = Math.ceil((HEAP_TIMES * bytes.length) / (1024 * 1024));
  return {
    milliseconds: 45_000,
    heapMebibytes: Math.min(MOST_HEAP, LEAST_HEAP + ofItsSize),
    bufferMebibytes: 256,
  };
}

const [LEAST_HEAP, MOST_HEAP, HEAP_TIMES] = [192, 768, 30];

/** Reads a workbook's sheets as tables, on a thread that is stopped when it takes too long or too much. */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<ReadWorkbook>> {
  const workbook = assembleWorkbook();
  const end = await runGuarded("workbook", bytes, allowanceOf(bytes), workbook.take);
  return workbook.finish(end);
}
