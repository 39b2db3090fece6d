const DELIMITERS = [",", ";", "\t", "|"] as const;
const LOOKED_AT = 64 * 1024;
const MOST_LINES = 60;

/**
 * Finds what separates the cells of a delimited text: the mark that cuts most lines into the same
 * number of cells. Titles above the table and commas inside numbers do not mislead it. A first line
 * `sep=;`, as Excel writes it, decides at once.
 */
export function guessDelimiter(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text.slice(0, 8))?.[1];
  if (declared !== undefined) return declared;
  const lines = firstLines(text.slice(0, LOOKED_AT), text.length > LOOKED_AT);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, ...measure(lines, delimiter) }));
  const best = scored.reduce((chosen, next) => (isBetter(next, chosen) ? next : chosen));
  return best.delimiter;
}

/** The lines of the beginning, with quoted parts as one letter and the last, if cut, left aside. */
function firstLines(head: string, isCut: boolean): string[] {
  const lines = head.replace(/"[^"]*"/g, "x").split(/\r\n|\n|\r/);
  const whole = isCut && lines.length > 1 ? lines.slice(0, -1) : lines;
  return whole.filter((line) => line.trim() !== "").slice(0, MOST_LINES);
}

/** How many lines share the most usual number of cells above one, and that number. */
function measure(lines: readonly string[], delimiter: string): { lines: number; cells: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = (delimiter === "," ? withoutInner(line) : line).split(delimiter).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  let best = { lines: 0, cells: 0 };
  for (const [cells, found] of counts) {
    if (found > best.lines || (found === best.lines && cells > best.cells))
      best = { lines: found, cells };
  }
  return best;
}

/** Beside a semicolon or a tab, the commas of amounts and dates ("1.250,00", "Dec 31, 2025") part no cells. */
function withoutInner(line: string): string {
  return OTHERS.test(line) ? line.replace(INNER, "") : line;
}

const OTHERS = /[;\t]/;
const INNER = /(?<=\d),(?=\d)|, /g;

type Measure = ReturnType<typeof measure>;

function isBetter(left: Measure, right: Measure): boolean {
  return left.lines !== right.lines ? left.lines > right.lines : left.cells > right.cells;
}
