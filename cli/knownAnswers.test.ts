import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { readOptions } from "./readOptions.ts";
import { runStatement } from "./runStatement.ts";

type Amounts = Record<string, string | number>;

/** What a case expects of one run: amounts by concept in each category, totals, comparatives, the exit. */
type Expected = {
  framework: string;
  method: string;
  args?: string[];
  exit?: number;
  lines: Record<"operating" | "investing" | "financing", Amounts>;
  totals: Amounts;
  prior?: Amounts;
};

type Printed = {
  lines: {
    concept: string;
    category: string;
    isSubtotal: boolean;
    currentYear: string;
    priorYear: string;
  }[];
  totals: Record<string, string>;
};

const folder = new URL("cases/", import.meta.url).pathname;
const optionOf = (fileName: string) => `--${fileName.replace(/\.\w+$/, "").replaceAll("_", "-")}`;

for (const name of readdirSync(folder).filter((entry) => entry !== "README.md")) {
  const files = readdirSync(`${folder}${name}`).filter((file) => file !== "expected.json");
  const named = files.flatMap((file) => [optionOf(file), `${folder}${name}/${file}`]);
  const { statements }: { statements: Expected[] } = JSON.parse(
    readFileSync(`${folder}${name}/expected.json`, "utf8"),
  );
  test.each(statements)(`${name}: $framework, $method, to the cent`, async (expected) => {
    const { framework, method, args = [], exit = 0 } = expected;
    const choices = ["--framework", framework, "--method", method, "--format", "json"];
    const options = readOptions([...named, ...choices, ...args], parseArgs);
    if (!options.ok) throw new Error(options.problems.join("\n"));
    const outcome = await runStatement(options.value, (path) => readFile(path));
    if (exit === 2) return expect(outcome.ok).toBe(false);
    if (!outcome.ok) throw new Error(outcome.problems.join("\n"));
    expect(outcome.value.tiesOut).toBe(exit === 0);
    const { output } = outcome.value;
    const printed: Printed = JSON.parse(typeof output === "string" ? output : await text(output));
    expect(amountsOf(printed)).toEqual(expectedAmounts(expected));
    expect(printed.totals).toMatchObject(inCents(expected.totals));
    for (const [concept, amount] of Object.entries(inCents(expected.prior ?? {}))) {
      const line = printed.lines.find((known) => known.concept === concept);
      expect([concept, line?.priorYear]).toEqual([concept, amount]);
    }
  });
}

function amountsOf({ lines }: Printed): Record<string, string> {
  const shown = lines.filter(
    ({ category, isSubtotal, currentYear }) =>
      category !== "reconciliation" && !isSubtotal && currentYear !== "0.00",
  );
  return Object.fromEntries(
    shown.map(({ category, concept, currentYear }) => [`${category}.${concept}`, currentYear]),
  );
}

function expectedAmounts({ lines }: Expected): Record<string, string> {
  const entries = Object.entries(lines).flatMap(([category, amounts]) =>
    Object.entries(inCents(amounts)).map(([concept, amount]) => [`${category}.${concept}`, amount]),
  );
  return Object.fromEntries(entries.filter(([, amount]) => amount !== "0.00"));
}

/** "1250" and "1250.5" as the engine prints them: "1250.00", "1250.50". */
function inCents(amounts: Amounts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => {
      const [whole = "", cents = ""] = String(amount).split(".");
      return [key, `${whole}.${cents.padEnd(2, "0")}`];
    }),
  );
}
