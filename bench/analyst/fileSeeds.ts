import type { Chance } from "../../core/testing/Chance.ts";

/** One kind of error that only the file tells: the rows of a flat table with it. The number stands first. */
export type FileSeed = { kind: string; sow: (rows: readonly string[], chance: Chance) => string[] };

/** The rows with their entries numbered through: the number of an entry that came to nothing is no gap. */
export function numberThrough(rows: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  return rows.map((row) =>
    row.replace(/^\d+/, (written) => {
      const number = numbers.get(written) ?? numbers.size;
      numbers.set(written, number);
      return String(number);
    }),
  );
}

export const fileSeeds: readonly FileSeed[] = [
  {
    kind: "entry_number_gaps",
    sow: (rows, chance) => {
      const last = Number.parseInt(rows.at(-1) ?? "0", 10);
      const [after, taken] = [chance.between(1, last - 1), chance.between(1, 3)];
      return rows.map((row) => {
        const number = Number.parseInt(row, 10);
        return number > after ? row.replace(/^\d+/, String(number + taken)) : row;
      });
    },
  },
  {
    kind: "entry_at_night",
    sow: (rows, chance) => {
      const last = Number.parseInt(rows.at(-1) ?? "0", 10);
      const late = chance.between(1, last);
      return rows.map((row, at) => {
        const isLate = Number.parseInt(row, 10) === late;
        return at === 0 ? `${row},Entered at` : `${row},${isLate ? "23:41" : "10:15"}`;
      });
    },
  },
];
