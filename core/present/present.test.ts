import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conceptIds } from "../concepts/concepts.ts";
import { parseMinor } from "../money/parseMinor.ts";
import { prepareStatement } from "../statement/prepareStatement.ts";
import type { Table } from "../table/Table.ts";
import { readCaseAdjustments, readCaseRows } from "../testing/readCase.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { learnPresentation } from "./learnPresentation.ts";
import type { PresentationTemplate } from "./PresentationTemplate.ts";
import { presentStatement } from "./presentStatement.ts";

const table = (...rows: string[][]): Table => ({
  sheet: null,
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
});

const example = table(
  ["Example plc"],
  ["", "2025", "2024"],
  ["Cash flows from operating activities", "", ""],
  ["Net earnings", "900", "800"],
  ["Stocks", "(40)", "(10)"],
  ["Trade debtors", "(20)", "5"],
  ["Something of ours alone", "3", "-"],
  ["Net cash from operating activities", "843", "795"],
  ["Cash flows from investing activities", "", ""],
  ["Interest received", "12", "9"],
  ["Purchase of property, plant and equipment", "(100)", "(90)"],
);

function learned(...tables: Table[]): PresentationTemplate {
  const read = learnPresentation(tables);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

describe("an example statement teaches", () => {
  test("its words, their order, and the category each stands in", () => {
    expect(learned(example).lines.map(({ label, category }) => [label, category])).toEqual([
      ["Net earnings", "operating"],
      ["Stocks", "operating"],
      ["Trade debtors", "operating"],
      ["Something of ours alone", "operating"],
      ["Net cash from operating activities", "operating"],
      ["Interest received", "investing"],
      ["Purchase of property, plant and equipment", "investing"],
    ]);
  });

  test("by a Category column as well as by headings", () => {
    const rows = table(
      ["Line Item", "Category", "Amount"],
      ["Interest paid", "Financing", "-5"],
      ["Dividends paid", "Financing", "-7"],
      ["Depreciation", "Operating", "9"],
    );
    expect(learned(rows).lines.map(({ concept, category }) => [concept, category])).toEqual([
      ["interest_paid", "financing"],
      ["dividends_paid", "financing"],
      ["depreciation", "operating"],
    ]);
  });

  test("from the sheet that is the statement", () => {
    expect(learned(table(["Cover"], ["Contents", "3"]), example).lines).toHaveLength(7);
  });

  test("nothing when it is something else, which it says", () => {
    const read = learnPresentation([table(["Bank", "130"], ["Trade debtors", "30"])]);
    expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual([
      "example_not_recognised",
    ]);
  });

  test("whatever a file holds, without throwing", () => {
    const cells = fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 20 });
    fc.assert(fc.property(cells, (rows) => void learnPresentation([table(...rows)])));
  });
});

const rows = await readCaseRows("ias7-illustrative-example");
const prepared = prepareStatement({
  ...plainInput,
  rows,
  adjustments: readCaseAdjustments("ias7-illustrative-example"),
});
if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join());
const document = prepared.value;

describe("a statement in the words of an example", () => {
  const templates: fc.Arbitrary<PresentationTemplate> = fc.record({
    method: fc.constantFrom("indirect", "direct"),
    lines: fc.array(
      fc.record({
        label: fc.string(),
        category: fc.constantFrom("operating", "investing", "financing", "reconciliation"),
        concept: fc.option(fc.constantFrom(...conceptIds)),
      }),
      { maxLength: 60 },
    ),
  });

  test("drops nothing, changes no amount, and every subtotal still adds up what stands above it", () => {
    fc.assert(
      fc.property(templates, (template) => {
        const { lines } = presentStatement(document, template);
        const own = document.statements[template.method].lines;
        const inOrder = own.map(({ id }) => lines.find((line) => line.id === id));
        expect(lines).toHaveLength(own.length);
        expect(inOrder.map((line) => line?.currentYear)).toEqual(own.map((l) => l.currentYear));
        expect(above(lines)).toEqual(above(own));
      }),
    );
  });

  test("takes its order and names, and says what each does not have", () => {
    const { lines, unmatched, absent, differences } = presentStatement(document, learned(example));
    const operating = lines.filter(({ category }) => category === "operating");
    const stocks = operating.findIndex(({ lineItem }) => lineItem === "Stocks");
    const debtors = operating.findIndex(({ lineItem }) => lineItem === "Trade debtors");
    expect(stocks).toBeGreaterThan(0);
    expect(debtors).toBeGreaterThan(stocks);
    expect(operating[0]?.concept).toBe(document.statements.indirect.lines[0]?.concept);
    expect(absent).toContain("Something of ours alone");
    expect(unmatched).toContain("Cash generated from operations");
    expect(differences).toEqual([]);
  });

  test("stays in its categories, and names the difference", () => {
    const inFinancing: PresentationTemplate = {
      method: "indirect",
      lines: [{ label: "Interest", category: "financing", concept: "interest_paid" }],
    };
    const { lines, differences } = presentStatement(document, inFinancing);
    expect(lines.find(({ concept }) => concept === "interest_paid")?.category).toBe("operating");
    expect(differences).toEqual([
      { lineItem: "Interest paid", example: "financing", statement: "operating" },
    ]);
  });
});

/** For each subtotal what stands above it, added up. */
function above(lines: readonly { id: string; isSubtotal: boolean; currentYear: string }[]) {
  let total = 0n;
  const subtotals: [string, bigint][] = [];
  for (const { id, isSubtotal, currentYear } of lines) {
    if (isSubtotal) subtotals.push([id, total]);
    else total += parseMinor(currentYear)?.amount ?? 0n;
  }
  return subtotals;
}
