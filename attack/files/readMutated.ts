import { readFile } from "@tieout/files";
import { sniffFormat } from "../../files/sniffFormat.ts";
import { highestMemory } from "../../files/testing/highestMemory.ts";
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
const sources = workbookSources();

/** Makes the workbook of a seed and reads it. Throws where that ends in anything but tables or a refusal. */
export async function readMutated(seed: number): Promise<MutatedReading> {
  const bytes = mutateWorkbook(sources, seed);
  const before = process.cpuUsage();
  const format = sniffFormat(bytes);
  // The guard is the wall of .xls: the library reads some of them without end.
  const isWholeRoad = format !== "zip" || seed % WHOLE_ROAD_EVERY === 0;
  const read = await (isWholeRoad ? readFile(bytes, "a.xlsx") : readWorkbookHere(bytes));
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  const codes = read.ok ? [] : read.problems.map(({ code }) => code);
  const isStopped = codes.includes("workbook_too_complex") && format !== "xls";
  if (isStopped || codes.includes("workbook_reader_failed")) throw new Error(codes.join(", "));
  if (!read.ok && codes.length === 0) throw new Error("refused without a reason");
  const mebibytes = highestMemory() / 1024;
  return { isRead: read.ok, milliseconds, mebibytes };
}
