import { expect, test } from "vitest";
import { accepted, codesOf, refused } from "../testing/readReport.ts";

test("entities and eliminations are summed together; an entity out of balance is a warning", () => {
  const { rows, warnings } = accepted(
    "trial_balance",
    `Code|Name|Debit|Credit|Entity|Elimination|Currency
     1|Bank|10||A||usd
     2|Due from B|5||A|yes|
     3|Capital||16|A|no|
     2|Due from B||5|B|Y|XYZ
     4|Plant|6||B|B Ltd|`,
  );
  expect(rows.map(({ isElimination }) => isElimination)).toEqual([false, true, false, true, false]);
  expect(rows.map(({ currency }) => currency)).toEqual(["USD", null, null, null, null]);
  expect(rows.map(({ entity }) => entity)).toEqual(["A", "A", "A", "B", "B"]);
  const found = codesOf(warnings).filter((code) => code !== "column_absent");
  expect(found).toEqual([
    "account_currency_unknown",
    "elimination_unclear",
    "entity_out_of_balance",
    "entity_out_of_balance",
  ]);
});

test("a code that stands twice under one name is summed with a warning, under another refused", () => {
  const twice = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|\n1|bank |1|\n2|Capital||6",
  );
  expect(twice.rows).toHaveLength(3);
  expect(twice.warnings.find(({ code }) => code === "account_rows_summed")?.where).toMatchObject({
    row: 3,
    account: "1",
    expected: "2",
  });
  const other = refused(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|\n1|Till|1|\n2|Capital||6",
  );
  expect(other).toMatchObject([
    {
      code: "account_code_reused",
      where: { row: 3, account: "1", value: "Till", expected: "Bank" },
    },
  ]);
});

test("entities keep charts of their own: a code is one account within each, and said where their names differ", () => {
  const head = "Code|Name|Debit|Credit|Entity";
  const { rows, warnings } = accepted(
    "trial_balance",
    `${head}\n1|Bank|5||A\n2|Capital||5|A\n1|Cash at bank|6||B\n2|Capital||6|B`,
  );
  expect(rows).toHaveLength(4);
  const found = warnings.filter(({ code }) => /^account_/.test(code));
  expect(found.map(({ code, where }) => [code, where.row, where.value, where.expected])).toEqual([
    ["account_names_differ", 4, "Cash at bank", "Bank"],
  ]);
  const reused = `${head}\n1|Bank|5||A\n2|Capital||5|A\n1|Bank|6||B\n1|Till|1||B\n2|Capital||7|B`;
  expect(refused("trial_balance", reused)).toMatchObject([
    { code: "account_code_reused", where: { row: 5, value: "Till", expected: "Bank" } },
  ]);
});
