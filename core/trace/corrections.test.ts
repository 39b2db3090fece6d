import { expect, test } from "vitest";
import { statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

const paid = on("2025-02-01", ["plant", "600"], ["bank", "-600"]);
const billed = on("2025-02-01", ["plant", "600"], ["creditors", "-600", { document: "M1" }]);
const corrected = (text: string, amount = "600"): WrittenEntry => ({
  date: "2025-05-01",
  text,
  lines: [
    ["overheads", amount],
    ["plant", `-${amount}`],
  ],
});
const paying = (date: string, amount: string) =>
  on(date, ["creditors", amount, { document: "M1" }], ["bank", `-${amount}`]);

test.each<[string, WrittenEntry[], number]>([
  ["paid at once", [paid, corrected("Reclass repair posted to plant")], -600],
  ["paid later", [billed, corrected("Correction"), paying("2025-06-01", "600")], -600],
  ["paid before", [billed, paying("2025-03-01", "600"), corrected("Correction")], -600],
  ["paid in part", [billed, paying("2025-03-01", "250"), corrected("Correction")], -250],
])(
  "costs that were booked as an asset, %s, are paid as costs (IAS 7.14(c))",
  (_, entries, cash) => {
    const { direct, indirect, nonCash } = linesOf(...entries);
    expect(direct).toEqual({ payments_to_suppliers: cash });
    expect(indirect.purchase_of_ppe ?? 0).toBe(0);
    expect(indirect.other_non_cash_items ?? 0).toBe(0);
    expect(nonCash).toEqual([]);
  },
);

test("unpaid, they are owed for costs and were no purchase", () => {
  expect(linesOf(billed, corrected("Correction")).direct).toEqual({});
});

test.each<[string, WrittenEntry, string[]]>([
  ["its words and its amount say so", corrected("Reclassification"), []],
  [
    "its amount alone says so",
    corrected(""),
    ["other_non_cash_items", "payments_to_suppliers", "purchase_of_ppe"],
  ],
  [
    "its words alone say so",
    corrected("Correction of the bill", "80"),
    ["other_non_cash_items", "payments_to_suppliers", "purchase_of_ppe"],
  ],
])("a correction is asked about unless both say so: %s", (_, entry, asked) => {
  const { statements } = statementOf([paid, entry]);
  const lines = [...statements.direct.lines, ...statements.indirect.lines];
  const inReview = lines.filter(({ reviewReasons }) =>
    reviewReasons.some((reason) => reason.includes("out of an asset")),
  );
  expect([...new Set(inReview.map(({ concept }) => concept))].toSorted()).toEqual(asked);
});

test.each(["Stolen drill written off", "Scrapped"])(
  "what says that an asset was lost is no correction: %s",
  (text) => {
    expect(linesOf(paid, corrected(text)).direct).toEqual({ purchase_of_ppe: -600 });
  },
);

test("costs that were taken to an asset and come back without a word were paid as costs, and are asked", () => {
  const spent = on("2025-01-20", ["overheads", "600"], ["bank", "-600"]);
  const built = on("2025-02-01", ["plant", "600"], ["overheads", "-600"]);
  const { direct, indirect } = linesOf(spent, built, corrected(""));
  expect(direct).toEqual({ payments_to_suppliers: -600 });
  expect(indirect.other_non_cash_items ?? 0).toBe(0);
});
