import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { StatementExport } from "@tieout/core";
import { expect, test } from "vitest";
import { readOptions } from "./readOptions.ts";
import { runStatement } from "./runStatement.ts";

/**
 * Books over which "Ties out" once stood and should not have, or whose names moved money, and books
 * beside them that are right: what the statement said before or what is shown by them, and what it has to say now. The
 * tenth of the first, a period that is changed without
 * processing, is a matter of exports (functions/handlers/exports.test.ts).
 */
type Expected = {
  before: string;
  args?: string[];
  exit: 0 | 3;
  /** The first draft reason; none where it ties out. */
  reason?: string;
  /** What its message names. */
  says?: string;
  cashAtEnd?: string;
  /** What checks say, by their ids. */
  checks?: Record<string, string>;
  /** Amounts of lines of the indirect statement, by concept. */
  lines?: Record<string, string>;
  /** Concepts that may not stand in the statement. */
  absent?: string[];
};

const folder = new URL("claims/", import.meta.url).pathname;
const OPTIONS = [
  "trial_balance.csv",
  "balance_sheet.csv",
  "profit_loss.csv",
  "general_ledger.csv",
  "prior_cash_flow.csv",
  "fx_rates.csv",
  "mappings.json",
];

const books = readdirSync(folder).map((name): [title: string, name: string, Expected] => {
  const expected: Expected = JSON.parse(readFileSync(`${folder}${name}/expected.json`, "utf8"));
  const now = expected.exit === 0 ? "ties out" : `DRAFT (${expected.reason})`;
  return [`${name}: ${now}; before: ${expected.before}`, name, expected];
});

/** `npx vitest run --project unit cli/claims.test.ts --reporter verbose` prints what was and what is. */
test.each(books)("%s", async (_, name, expected) => {
  const path = (file: string) => `${folder}${name}/${file}`;
  const given = OPTIONS.filter((file) => existsSync(path(file))).flatMap((file) => [
    `--${file.replace(/\.\w+$/, "").replaceAll("_", "-")}`,
    path(file),
  ]);
  const argv = [...given, "--format", "json", ...(expected.args ?? [])];
  const options = readOptions(argv, parseArgs);
  if (!options.ok) throw new Error(options.problems.join("\n"));
  const run = await runStatement(options.value, (each) => readFile(each));
  if (!run.ok) throw new Error(run.problems.join("\n"));
  const { output, tiesOut } = run.value;
  const text = typeof output === "string" ? output : (await buffer(output)).toString();
  const statement: StatementExport = JSON.parse(text);
  expect(statement.draftReasons[0]?.code).toBe(expected.reason);
  expect(statement.draftReasons[0]?.message ?? "").toContain(expected.says ?? "");
  expect(tiesOut).toBe(expected.exit === 0);
  if (expected.cashAtEnd) expect(statement.totals.cashAtEnd).toBe(expected.cashAtEnd);
  for (const [id, words] of Object.entries(expected.checks ?? {}))
    expect(statement.checks.find((check) => check.id === id)?.explanation).toContain(words);
  const amounts = Object.fromEntries(
    statement.lines.map(({ concept, currentYear }) => [concept, currentYear]),
  );
  expect(amounts).toMatchObject(expected.lines ?? {});
  const present = (expected.absent ?? []).filter((concept) => concept in amounts);
  expect(present).toEqual([]);
});
