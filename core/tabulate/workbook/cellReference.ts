/** The letters of a column counted from 0: A, B, … Z, AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** A reference to a cell of another sheet: 'Workings (direct)'!$C$5. */
export function cellOf(sheet: string, column: number, row: number): string {
  return `${quoted(sheet)}!$${columnLetters(column)}$${row}`;
}

/** A reference to part of a column of another sheet. */
export function rangeOf(sheet: string, column: number, first: number, last: number): string {
  const letters = columnLetters(column);
  return `${quoted(sheet)}!$${letters}$${first}:$${letters}$${last}`;
}

/** A reference to part of a column of the same sheet. */
export function down(column: number, first: number, last: number): string {
  const letters = columnLetters(column);
  return `${letters}${first}:${letters}${last}`;
}

/** References to rows of a column, in as few ranges as possible. */
export function rangesDown(column: number, rows: readonly number[]): string[] {
  return consecutive(rows).map(([first, last]) => down(column, first, last));
}

/** Splits rows into ranges without gaps. */
function consecutive(rows: readonly number[]): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const row of rows) {
    const open = ranges.at(-1);
    if (open && open[1] === row - 1) open[1] = row;
    else ranges.push([row, row]);
  }
  return ranges;
}

/** A reference to part of a row of the same sheet. */
export function across(row: number, first: number, last: number): string {
  return `${columnLetters(first)}${row}:${columnLetters(last)}${row}`;
}

/** A sum rounded to cents, since floating point sums have tiny errors. */
export function sumOf(...ranges: readonly string[]): string {
  return rounded(`SUM(${ranges.join(",")})`);
}

function quoted(sheet: string): string {
  return `'${sheet.replaceAll("'", "''")}'`;
}

/** A calculation rounded to three decimals, the most that a currency has. */
export function rounded(calculation: string): string {
  return `ROUND(${calculation},3)`;
}
