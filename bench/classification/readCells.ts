import { readFileSync } from "node:fs";

/** The rows of a CSV file without its headings; a cell may be quoted, and holds no line break. */
export function readCells(file: URL): string[][] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map(cellsOf);
}

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
