import type { ZipEntry } from "../readZipDirectory.ts";
import { isDateFormat } from "./isDateFormat.ts";
import { type Attributes, readPart } from "./readPart.ts";
import type { WorkbookArchive } from "./WorkbookArchive.ts";

/** What a cell's style says of its content. */
export type CellStyle = {
  /** The number format's code; "" where it is none of the workbook's own. */
  format: string;
  isDate: boolean;
  /** How many steps its alignment moves it in. */
  indent: number;
};

/** Formats that programs know by number alone: dates and times, those of East Asia included (ECMA-376 18.8.30). */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** The lists that count; others hold formats and alignments of their own. */
const LISTS = new Set(["numFmts", "cellXfs"]);

/** The styles of cells in the order in which cells name them. */
export async function readStyles(
  archive: WorkbookArchive,
  entry: ZipEntry | null,
): Promise<readonly CellStyle[]> {
  const formats = new Map<string, string>();
  const styles: { numberFormat: string; indent: number }[] = [];
  let list: string | null = null;
  const open = (name: string, attributes: Attributes) => {
    if (LISTS.has(name)) list = name;
    else if (name === "numFmt" && list === "numFmts")
      formats.set(attributes.numFmtId ?? "", formatOf(attributes));
    else if (list !== "cellXfs") return;
    else if (name === "xf") styles.push({ numberFormat: attributes.numFmtId ?? "0", indent: 0 });
    else if (name === "alignment") {
      const style = styles.at(-1);
      if (style) style.indent = indentOf(attributes);
    }
  };
  const close = (name: string) => {
    if (LISTS.has(name)) list = null;
  };
  if (entry) await readPart(archive, entry, { open, close });
  return styles.map(({ numberFormat, indent }) => {
    const format = formats.get(numberFormat);
    const isDate = format === undefined ? isBuiltInDate(numberFormat) : isDateFormat(format);
    return { format: format ?? BUILT_IN_FORMATS.get(numberFormat) ?? "", isDate, indent };
  });
}

/** Of the formats that workbooks name by number alone, the one of months (ECMA-376 18.8.30). */
const BUILT_IN_FORMATS: ReadonlyMap<string, string> = new Map([["17", "mmm-yy"]]);

/** Spreadsheet programs take no longer format. */
const LONGEST_FORMAT = 255;

function formatOf({ formatCode = "" }: Attributes): string {
  return formatCode.slice(0, LONGEST_FORMAT);
}

/** The largest indent that spreadsheet programs write. */
const MOST_INDENT = 250;

function indentOf({ indent }: Attributes): number {
  const steps = Number(indent ?? 0);
  return Number.isInteger(steps) && steps > 0 ? Math.min(steps, MOST_INDENT) : 0;
}

function isBuiltInDate(numberFormat: string): boolean {
  const id = Number(numberFormat);
  return BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last);
}
