const MONTHS: readonly (readonly [string, ...string[]])[] = [
  ["jan", "january"],
  ["feb", "february"],
  ["mar", "march"],
  ["apr", "april"],
  ["may", "may"],
  ["jun", "june"],
  ["jul", "july"],
  ["aug", "august"],
  ["sep", "september", "sept"],
  ["oct", "october"],
  ["nov", "november"],
  ["dec", "december"],
];

const numbers: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** The number of an English month from its name or its short form; null for any other word. */
export function monthNumber(word: string): number | null {
  return numbers.get(word.toLowerCase()) ?? null;
}
