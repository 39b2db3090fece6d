import { readdirSync, readFileSync } from "node:fs";

/** Amounts by concept or total, in whole units and hundredths. */
type Amounts = Readonly<Record<string, string | number>>;

/** What a case expects of one statement. */
export type ExpectedStatement = {
  framework: "IFRS" | "IFRS18" | "US_GAAP";
  method: "indirect" | "direct";
  /** Further options of the command line. */
  args?: readonly string[];
  /** The exit code; 0 where it is not said. */
  exit?: number;
  lines: Readonly<Record<"operating" | "investing" | "financing", Amounts>>;
  totals: Amounts;
  /** Amounts of the year before. */
  prior?: Amounts;
};

/** A case with known answers: its files by name, with their paths, and what each statement must say. */
export type KnownCase = {
  name: string;
  files: ReadonlyMap<string, string>;
  statements: readonly [ExpectedStatement, ...ExpectedStatement[]];
};

const folder = new URL("./", import.meta.url);

/** The names of all cases. */
export const caseNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Cases of a whole company that have a balance sheet and a profit and loss in the columns of the templates. */
export const companyCases = [
  "ias7-illustrative-example",
  "service-company-year-1",
  "service-company-year-2",
  "service-company-year-3",
] as const;

/** Reads one case. */
export function readCase(name: string): KnownCase {
  const own = new URL(`${name}/`, folder);
  const names = readdirSync(own).filter((fileName) => fileName !== "expected.json");
  const { statements }: Pick<KnownCase, "statements"> = JSON.parse(textOf(name, "expected.json"));
  return {
    name,
    files: new Map(names.map((fileName) => [fileName, new URL(fileName, own).pathname])),
    statements,
  };
}

/** A file of a case as it stands. */
export function textOf(name: string, fileName: string): string {
  return readFileSync(new URL(`${name}/${fileName}`, folder), "utf8");
}

/** Whether somebody has to say that the period is the entity's first. */
export function isFirstPeriod({ statements: [{ args = [] }] }: KnownCase): boolean {
  return args.includes("--first-period");
}

/** The lines of a statement as it must print them, by category and concept; lines of nil are not printed. */
export function expectedLines({ lines }: ExpectedStatement): Record<string, string> {
  const all = Object.entries(lines).flatMap(([category, amounts]) =>
    Object.entries(inHundredths(amounts)).map(
      ([concept, amount]) => [`${category}.${concept}`, amount] as const,
    ),
  );
  return Object.fromEntries(all.filter(([, amount]) => amount !== "0.00"));
}

type PrintedLine = { concept: string; category: string; isSubtotal: boolean; currentYear: string };

/** The lines that a statement printed, in the same form. */
export function printedLines(lines: readonly PrintedLine[]): Record<string, string> {
  const shown = lines.filter(
    ({ category, isSubtotal, currentYear }) =>
      category !== "reconciliation" && !isSubtotal && currentYear !== "0.00",
  );
  return Object.fromEntries(
    shown.map(({ category, concept, currentYear }) => [`${category}.${concept}`, currentYear]),
  );
}

/** 1250 and "1250.5" as statements print them: "1250.00", "1250.50". */
export function inHundredths(amounts: Amounts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => {
      const [whole = "", cents = ""] = String(amount).split(".");
      return [key, `${whole}.${cents.padEnd(2, "0")}`];
    }),
  );
}
