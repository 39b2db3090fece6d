import { readFile } from "@tieout/files";
import { sniffFormat } from "../../files/sniffFormat.ts";
import { readWorkbookHere } from "../../files/testing/readWorkbookHere.ts";
import { mutateWorkbook } from "./mutateWorkbook.ts";
import { workbookSources } from "./workbookSources.ts";

/** How a mutated workbook ended. */
export type MutatedReading = {
  isRead: boolean;
  /** Of the processor, all threads together: what else the machine does makes no difference. */
  milliseconds: number;
  /** The most memory that the process took so far, in mebibytes. */
  mebibytes: number;
};

/** Of so many files one takes the whole road, on a thread of its own. */
const WHOLE_ROAD_EVERY = 100;
const FAULTS = new Set(["workbook_reader_failed", "workbook_too_complex"]);
const sources = workbookSources();

/** Makes the workbook of a seed and reads it. Throws where that ends in anything but tables or a refusal. */
export async function readMutated(seed: number): Promise<MutatedReading> {
  const bytes = mutateWorkbook(sources, seed);
  const before = process.cpuUsage();
  const isWorkbook = ["zip", "xls"].includes(sniffFormat(bytes));
  const isWholeRoad = seed % WHOLE_ROAD_EVERY === 0;
  const read = await (isWorkbook && !isWholeRoad
    ? readWorkbookHere(bytes)
    : readFile(bytes, "a.xlsx"));
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  const fault = read.ok ? undefined : read.problems.find(({ code }) => FAULTS.has(code));
  if (fault) throw new Error(fault.message);
  if (!read.ok && read.problems.length === 0) throw new Error("refused without a reason");
  const mebibytes = process.resourceUsage().maxRSS / 1024;
  return { isRead: read.ok, milliseconds, mebibytes };
}
