import type { LedgerLines } from "./LedgerLines.ts";
import type { LedgerParts } from "./LedgerParts.ts";
import { at } from "./NumberColumn.ts";

/** The first or the last day of the lines of each file as yyyymmdd, by its number; nought for one without any. */
export function dayOfFiles(
  { lines, parts }: { lines: LedgerLines; parts: LedgerParts },
  days: Int32Array,
  end: "first" | "last",
): (file: number) => number {
  const { ended } = parts;
  if (ended.length < 2) return () => 0;
  let line = 0;
  const ofFiles = ended.map(({ end: fileEnd }) => {
    let found = 0;
    for (; line < fileEnd; line += 1) {
      const day = days[at(lines.date, line)] ?? 0;
      if (day === 0) continue;
      if (found === 0 || (end === "first" ? day < found : day > found)) found = day;
    }
    return found;
  });
  return (file) => ofFiles[file] ?? 0;
}
