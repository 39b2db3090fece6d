import { buffer } from "node:stream/consumers";
import { ingest, type Method, type PriorCashFlowRow } from "@tieout/core";
import { expect, test } from "vitest";
import { readComparatives } from "../core/statement/readComparatives.ts";
import { transactionKinds } from "../core/testing/cashBook.ts";
import { exampleReport } from "../core/testing/exampleReport.ts";
import { inputOf } from "../core/testing/statementInputs.ts";
import { readFile, writeStatementJson, writeWorkbook } from "./index.ts";

async function priorRows(bytes: Uint8Array, name: string): Promise<readonly PriorCashFlowRow[]> {
  const read = await readFile(bytes, name);
  const result = read.ok ? ingest("prior_cashflow", read.value.tables) : read;
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.rows;
}

const input = inputOf(
  Object.keys(transactionKinds).map((kind, at) => ({ kind, amount: BigInt((at + 3) * 987_65) })),
  true,
);
const methods: readonly Method[] = ["indirect", "direct"];
const writers = { "statement.xlsx": writeWorkbook, "statement.json": writeStatementJson };
const roads = Object.entries(writers).flatMap(([name, write]) =>
  methods.map((method) => [name, method, write] as const),
);

test.each(roads)(
  "last year's export is this year's comparatives, line by line: %s, %s",
  async (name, method, write) => {
    const lastYear = exampleReport(input, method);
    const { lines } = lastYear.document.statements[method];
    const rows = await priorRows(await buffer(await write(lastYear)), name);
    const { byConcept, unmatched } = readComparatives(rows);
    expect(unmatched).toEqual([]);
    expect(rows.map(({ concept, lineItem }) => [concept, lineItem])).toEqual(
      lines.map(({ concept, lineItem }) => [concept, lineItem]),
    );
    const thisYear = exampleReport({ rows: { ...input.rows, prior_cashflow: rows } }, method);
    const shown = new Map(
      thisYear.document.statements[method].lines.map((line) => [line.concept, line.priorYear]),
    );
    for (const { concept, currentYear } of lines) {
      expect([concept, shown.get(concept)]).toEqual([concept, currentYear]);
    }
    expect(byConcept.size).toBe(new Set(lines.map(({ concept }) => concept)).size);
  },
);
