import { describe, expect, test } from "vitest";
import { conceptDefinition, isConcept } from "../../concepts/concepts.ts";
import type { PriorCashFlowRow } from "../../ingest/rows.ts";
import { type Method, methods } from "../../policies/policies.ts";
import { describeDisclosureNotes } from "../../tabulate/notes/describeDisclosureNotes.ts";
import { tabulateStatement } from "../../tabulate/tabulateStatement.ts";
import { exampleReport, exampleRows } from "../../testing/exampleReport.ts";
import { minor } from "../../testing/ledgerRows.ts";

/** The example's own statement by one method, as last year's file. */
function lastYear(method: Method): PriorCashFlowRow[] {
  return exampleReport().document.statements[method].lines.map((line, index) => ({
    row: index + 2,
    lineItem: line.lineItem,
    category: line.category,
    notes: "",
    concept: line.concept,
    amount: minor(line.currentYear),
  }));
}

function reportWith(prior_cashflow: readonly PriorCashFlowRow[], method: Method) {
  return exampleReport({ rows: { ...exampleRows, prior_cashflow } }, method);
}

const isOwn = (concept: string, method: Method) =>
  isConcept(concept) && conceptDefinition(concept).presentation === method;

describe.each(methods)("last year's statement by the %s method", (supplied) => {
  const other = supplied === "indirect" ? "direct" : "indirect";
  const { document, ...about } = reportWith(lastYear(supplied), other);

  test("says nothing of the other method's own lines: blank, not zero", () => {
    const lines = document.statements[other].lines;
    const unknown = lines.filter(({ isPriorYearKnown }) => !isPriorYearKnown);
    expect(unknown.length).toBeGreaterThan(1);
    expect(unknown.map(({ concept }) => concept)).toEqual(
      lines.flatMap(({ concept }) => (isOwn(concept, other) ? [concept] : [])),
    );
    const printed = tabulateStatement(document.statements[other]);
    for (const { line, prior } of printed.filter(({ line }) => line?.isPriorYearKnown === false))
      expect([line?.concept, prior]).toEqual([line?.concept, ""]);
  });

  test("says all of its own lines and of those both methods have", () => {
    const shared = document.statements[other].lines.filter((line) => line.isPriorYearKnown);
    for (const line of [...document.statements[supplied].lines, ...shared])
      expect([line.id, line.priorYear]).toEqual([line.id, line.currentYear]);
  });

  test("is named in the basis of preparation where it leaves lines blank, and only there", () => {
    const sentence = `presented operating activities by the ${supplied} method`;
    const basisBy = (method: Method) =>
      describeDisclosureNotes({ ...about, document, method })[0]?.paragraphs.join(" ");
    expect(basisBy(other)).toContain(sentence);
    expect(basisBy(supplied)).not.toContain("presented operating activities");
  });
});

test("a statement with lines of both methods, or of neither, leaves no line blank", () => {
  const both = methods.flatMap(lastYear);
  const neither = lastYear("direct").filter(({ concept }) => !isOwn(concept ?? "", "direct"));
  for (const prior of [both, neither]) {
    const { statements } = reportWith(prior, "indirect").document;
    const lines = methods.flatMap((method) => statements[method].lines);
    expect(lines.filter(({ isPriorYearKnown }) => !isPriorYearKnown)).toEqual([]);
  }
});

test("without its cash lines, last year began with what its movements leave, exchange effects included", () => {
  const row = (concept: string, amount: string): PriorCashFlowRow => ({
    row: 2,
    lineItem: concept,
    category: "",
    notes: "",
    concept,
    amount: minor(amount),
  });
  const moved = [
    row("receipts_from_customers", "700"),
    row("purchase_of_ppe", "-250"),
    row("dividends_paid", "-90"),
    row("effect_of_exchange_rate_changes", "4"),
  ];
  const { lines } = reportWith(moved, "direct").document.statements.direct;
  const lineOf = (concept: string) => lines.find((line) => line.concept === concept);
  const [begun, ended] = [lineOf("cash_at_beginning"), lineOf("cash_at_end")];
  expect(ended?.priorYear).toBe(begun?.currentYear);
  expect(minor(begun?.priorYear ?? "")).toBe(minor(begun?.currentYear ?? "") - minor("364"));
});
