import { expect, test } from "vitest";
import { accepted, codesOf, refused } from "../testing/readReport.ts";
import { tableOf } from "../testing/tableOf.ts";
import type { FileType } from "./fileTypes.ts";
import { ingest } from "./ingest.ts";

test("an account row says its row, code, name, type and amounts", () => {
  const { rows } = accepted(
    "trial_balance",
    `Account Code|Account Name|Current Debit|Current Credit|Prior Debit|Prior Credit|Account Type
     0012|Bank|100.50||90||Current Asset
     3000|Capital||100.50||90|Equity`,
  );
  const shared = { sheet: null, entity: null, currency: null, isElimination: false };
  expect(rows).toEqual([
    {
      ...shared,
      row: 2,
      code: "0012",
      name: "Bank",
      type: "Current Asset",
      isTyped: true,
      currentDebit: 10050n,
      currentCredit: 0n,
      priorDebit: 9000n,
      priorCredit: 0n,
    },
    {
      ...shared,
      row: 3,
      code: "3000",
      name: "Capital",
      type: "Equity",
      isTyped: true,
      currentDebit: 0n,
      currentCredit: 10050n,
      priorDebit: 0n,
      priorCredit: 9000n,
    },
  ]);
});

test("titles above the headings, section headings, blank rows and totals are reported, not counted", () => {
  const { rows, ignoredRows, totals } = accepted(
    "balance_sheet",
    `Acme Ltd
     Balance sheet as at 31 December 2025

     Account|2025|2024
     |£|£
     Fixed assets
     Equipment|70|60
     Total fixed assets|70|60
     Current assets||
     Bank|30|40
     Total current assets|30|40
     Total assets|100|100
     Share capital|60|60
     Net income|40|40
     Total equity|100|100`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "Equipment",
    "Bank",
    "Share capital",
    "Net income",
  ]);
  expect(rows.map(({ type }) => type)).toEqual(["Fixed assets", "Current assets", "", ""]);
  expect(ignoredRows.map(({ row, reason }) => [row, reason])).toEqual([
    [1, "title"],
    [2, "title"],
    [5, "heading"],
    [6, "heading"],
    [8, "total"],
    [9, "heading"],
    [11, "total"],
    [12, "total"],
    [15, "total"],
  ]);
  expect(totals).toEqual({ closing: 20000n, opening: 20000n });
});

test("sections nest, end with their totals, and give way to the next heading", () => {
  const { rows } = accepted(
    "balance_sheet",
    `Account|2025|2024
     Assets||
     Current assets||
     Bank accounts||
     Till|1|1
     Total bank accounts|1|1
     Debtors|2|2
     Total current assets|3|3
     Land|4|4
     Total assets|7|7
     Liabilities||
     Loan|3|3
     Equity||
     Capital|4|4
     Total|7|7
     Suspense|0|0`,
  );
  expect(rows.map(({ name, type }) => [name, type])).toEqual([
    ["Till", "Bank accounts"],
    ["Debtors", "Current assets"],
    ["Land", "Assets"],
    ["Loan", "Liabilities"],
    ["Capital", "Equity"],
    ["Suspense", ""],
  ]);
});

test("results of a profit and loss without a code are no accounts; its income and costs are", () => {
  const { rows } = accepted(
    "profit_loss",
    `Account|This year|Last year
     Sales|100|90
     Gross profit|100|90
     Profit on disposal|5|0
     Operating income|7|7
     Operating profit|112|97
     Interest income|1|1
     Profit before tax|113|98
     Tax|13|12
     Profit/(loss) for the year|100|86
     Net income|100|86`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "Sales",
    "Profit on disposal",
    "Operating income",
    "Interest income",
    "Tax",
  ]);
});

test("Total Gas Ltd is a supplier, with a code or without, unless it is the sum of the rows above", () => {
  const coded = accepted("trial_balance", "Code|Name|Debit|Credit\n1|Bank|5|\n2|Total Gas Ltd||5");
  expect(coded.rows).toHaveLength(2);
  const uncoded = accepted("trial_balance", "Name|Debit|Credit\nBank|5|\nTotal Gas Ltd||5");
  expect(uncoded.rows).toHaveLength(2);
  const sums = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|\n2|Capital||5\n|Totals of the page|5|5\n||5|5",
  );
  expect(sums.rows).toHaveLength(2);
  expect(sums.ignoredRows.map(({ row, reason }) => [row, reason])).toEqual([
    [4, "total"],
    [5, "total"],
  ]);
});

test("headings repeated on every page are passed over", () => {
  const { rows } = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|\nCode|Name|Debit|Credit\n2|Capital||5",
  );
  expect(rows).toHaveLength(2);
});

test("years over debit and credit make one heading of two rows", () => {
  const { rows, matchedColumns } = accepted(
    "trial_balance",
    `||2025||2024|
     Code|Name|Dr|Cr|Dr|Cr
     1|Bank|5||4|
     2|Capital||5||4`,
  );
  expect(matchedColumns.map(({ heading }) => heading)).toEqual([
    "Code",
    "Name",
    "2025 Dr",
    "2025 Cr",
    "2024 Dr",
    "2024 Cr",
  ]);
  expect(rows[0]).toMatchObject({ row: 3, currentDebit: 500n, priorDebit: 400n });
});

test("a single signed balance is a debit when positive and a credit when negative", () => {
  const { rows } = accepted(
    "trial_balance",
    "Account|Balance 2025|Balance 2024\nBank|5|4\nCapital|(5)|-4",
  );
  expect(rows).toMatchObject([
    { currentDebit: 500n, currentCredit: 0n, priorDebit: 400n, priorCredit: 0n },
    { currentDebit: 0n, currentCredit: 500n, priorDebit: 0n, priorCredit: 400n },
  ]);
  const marked = accepted("trial_balance", "Account|Balance\nBank|5.00 DR\nCapital|5.00 CR");
  expect(marked.rows).toMatchObject([{ currentDebit: 500n }, { currentCredit: 500n }]);
});

test("a number before each code is a part of it where the codes are none without it", () => {
  const { rows } = accepted(
    "trial_balance",
    "Account|Debit|Credit\n01 1000 Bank|5|\n01 3000 Share capital||4\n01 3100 Reserves||1",
  );
  expect(rows.map(({ code, name }) => [code, name])).toEqual([
    ["01 1000", "Bank"],
    ["01 3000", "Share capital"],
    ["01 3100", "Reserves"],
  ]);
});

test("code and name in one cell are taken apart", () => {
  const first = accepted(
    "trial_balance",
    "Account|Debit|Credit\n1000 - Bank|5|\n3000 Share capital||5",
  );
  expect(first.rows.map(({ code, name }) => [code, name])).toEqual([
    ["1000", "Bank"],
    ["3000", "Share capital"],
  ]);
  expect(codesOf(first.warnings)).toContain("codes_split");
  expect(first.warnings.filter(({ where }) => where.column === "Account Code")).toEqual([]);
  const last = accepted(
    "trial_balance",
    "Account|Debit|Credit\nBank (1000)|5|\nShare capital (3000)||5",
  );
  expect(last.rows.map(({ code, name }) => [code, name])).toEqual([
    ["1000", "Bank"],
    ["3000", "Share capital"],
  ]);
});

test("without a code column the name is the code; missing prior and type columns are said", () => {
  const { rows, warnings } = accepted("trial_balance", "Account|Debit|Credit\nBank|5|\nCapital||5");
  expect(rows.map(({ code }) => code)).toEqual(["Bank", "Capital"]);
  const absent = warnings
    .filter(({ code }) => code === "column_absent")
    .map(({ where }) => where.column);
  expect(absent).toEqual(["Account Code", "Account Type", "Prior Debit", "Prior Credit"]);
});

test("a missing required column is named with the headings that were found", () => {
  const problems = refused("trial_balance", "Account|Name|Budget\n1|Bank|2");
  const value = "Account, Name, Budget";
  expect(problems).toMatchObject([
    { code: "column_missing", where: { row: 1, column: "Current Debit", value } },
    { code: "column_missing", where: { row: 1, column: "Current Credit", value } },
  ]);
});

test("a balance sheet of one date is asked for the balances of the year before", () => {
  const text = "Account|Budget|Closing\nBank|1|2";
  expect(codesOf(refused("balance_sheet", text))).toEqual(["one_date"]);
  const taken = ingest("balance_sheet", [tableOf(text)], { oneDate: "take" });
  expect(taken).toMatchObject({ ok: true, value: { rows: [{ opening: 0n, closing: 200n }] } });
});

test("a trial balance of one date is asked for the year before where it is to be asked", () => {
  const text = "Account|Debit|Credit\nBank|5|\nCapital||5";
  const asked = ingest("trial_balance", [tableOf(text)], { oneDate: "ask" });
  expect(asked).toMatchObject({ ok: false, problems: [{ code: "one_date" }] });
});

test("a file without headings says what it expected and what it found", () => {
  const [found] = refused("trial_balance", "1000|Bank|5|\n3000|Capital||5");
  expect(found).toMatchObject({ code: "headings_not_found", where: { value: "1000, Bank, 5" } });
  // The kind of file is no column of it
  expect(found?.where).toMatchObject({ row: 1, about: "Trial Balance" });
  expect(found?.where.column).toBeUndefined();
});

test("a message that ends in what a file says ends in one full stop", () => {
  const [found] = refused("trial_balance", "Sundry|Misc.|No.\n3000|Capital||5");
  expect(found?.message).toContain("holds: Sundry, Misc., No. If it is the right file");
});

test("a report that shows its totals alone says so", () => {
  expect(refused("profit_loss", "Account|Amount\nNet income|400")).toMatchObject([
    { code: "only_totals", where: { value: "2 (Net income)" } },
  ]);
  const sum = "Account|Debit|Credit\nTotal|5|5";
  expect(codesOf(refused("trial_balance", sum))).toEqual(["only_totals"]);
});

test("headings without rows are no file", () => {
  expect(codesOf(refused("trial_balance", "Account|Debit|Credit"))).toEqual(["no_rows"]);
  const asked = ingest("trial_balance", [tableOf("Account|Debit|Credit")], { oneDate: "ask" });
  expect(asked.ok ? [] : codesOf(asked.problems)).toEqual(["no_rows"]);
});

test("debits that do not equal credits are refused with the difference, in either year", () => {
  const problems = refused(
    "trial_balance",
    "Name|Debit|Credit|Prior Dr|Prior Cr\nBank|5||4|\nCapital||4.99||5",
  );
  expect(problems).toMatchObject([
    { code: "debits_unequal_credits", where: { column: "Debit, Credit", value: "0.01" } },
    { code: "debits_unequal_credits", where: { column: "Prior Dr, Prior Cr", value: "-1.00" } },
  ]);
});

test("a refused file that follows another type's template is told where it belongs", () => {
  const balances = "Account Name|Opening Balance|Closing Balance\nBank|5|6\nCapital|4|5";
  const [first] = refused("trial_balance", balances);
  expect(first).toMatchObject({ code: "file_type_other", where: { expected: "Balance Sheet" } });
  expect(codesOf(refused("fx_rates", balances))[0]).toBe("file_type_other");
  const matching = { sheet: null, headingRow: 1, columns: { name: 0, currentBalance: 2 } };
  const byHand = ingest("trial_balance", [tableOf(balances)], { matching });
  expect(byHand.ok ? [] : codesOf(byHand.problems)).toEqual(["debits_unequal_credits"]);
  const balanced = "Account Name|Opening Balance|Closing Balance\nBank|5|6\nCapital|-5|-6";
  expect(ingest("trial_balance", [tableOf(balanced)]).ok).toBe(true);
});

test("a trial balance out of balance is taken when its user accepts that, and nothing else is", () => {
  const take = (text: string) =>
    ingest("trial_balance", [tableOf(text)], { acceptUnbalanced: true });
  const unbalanced = take("Name|Debit|Credit\nBank|5|\nCapital||4.99");
  expect(unbalanced).toMatchObject({ ok: true, value: { rows: [{}, {}] } });
  const warnings = unbalanced.ok ? unbalanced.value.warnings : [];
  expect(warnings).toContainEqual(
    expect.objectContaining({
      code: "debits_unequal_credits",
      where: {
        column: "Debit, Credit",
        period: "current",
        value: "0.01",
        debits: "5.00",
        credits: "4.99",
      },
    }),
  );
  expect(take("Name|Debit|Credit\nBank|x|\nCapital||4.99")).toMatchObject({ ok: false });
});

test("every problem of a cell says its row, its column, what stands there and what was expected", () => {
  const files: readonly [FileType, string][] = [
    ["trial_balance", "Code|Name|Debit|Credit\n1||x|9e20\n2|Till|1.234|#REF!\n2|Safe|=A1|1"],
    ["fx_rates", "Date|Currency|Rate\n|USD|1\n31/31/2025|ABC|0\n1950-01-01||1.1"],
    ["prior_cashflow", "Line|Amount\n|5"],
  ];
  const problems = files.flatMap(([fileType, text]) => [...refused(fileType, text)]);
  expect(problems.length).toBeGreaterThan(10);
  for (const { code, where } of problems) {
    expect([code, where.row, where.column, where.value, where.expected]).not.toContain(undefined);
  }
});

test("debit and credit on one row are kept for netting, with a warning", () => {
  const { warnings } = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|2\n2|Capital||3",
  );
  expect(warnings.find(({ code }) => code === "debit_and_credit_filled")?.where).toMatchObject({
    row: 2,
    account: "1",
  });
});

test("an account without a name is refused, one without amounts is an account of zero", () => {
  expect(refused("trial_balance", "Code|Name|Debit|Credit\n1||5|\n2|Capital||5")).toMatchObject([
    { code: "account_name_missing", where: { row: 2, account: "1" } },
  ]);
  const { rows } = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n1|Bank|5|\n2|Capital||5\n3|Dormant||",
  );
  expect(rows).toHaveLength(3);
});

test("accounts without amounts are no sections of those beneath them, however many there are", () => {
  const { rows } = accepted(
    "trial_balance",
    "Name|Debit|Credit\nBank|5|\nInput Tax||\nStock|1|\nWages Payable||\nCapital||6",
  );
  expect(rows.map(({ type }) => type)).toEqual(["", "", ""]);
});

test("the first account without amounts heads no other, where no row names a kind of accounts", () => {
  const typesOf = (first: string) =>
    accepted(
      "trial_balance",
      `Name|Debit|Credit\n${first}||\nDebtors|5|\nStock|1|\nWages Payable||\nCapital||6\nTotal|6|6`,
    ).rows.map(({ type }) => type);
  expect(typesOf("Petty Cash")).toEqual(["", "", ""]);
  expect(typesOf("Current Assets")[0]).toBe("Current Assets");
});

test("more than two decimals are rounded once and counted", () => {
  const { rows, warnings } = accepted(
    "profit_loss",
    "Name|2025|2024\nSales|10.005|9.994\nCosts|1.50|1.500",
  );
  expect(rows[0]).toMatchObject({ current: 1001n, prior: 999n });
  expect(warnings.find(({ code }) => code === "amounts_rounded")?.where.value).toBe("2");
});

test("of several sheets the one with the headings is read, and its name said", () => {
  const notes = tableOf("Prepared by|AB\nReviewed|CD", "Notes");
  const books = tableOf("Name|Debit|Credit\nBank|5|\nCapital||5", "TB");
  const result = ingest("trial_balance", [notes, books]);
  expect(result).toMatchObject({ ok: true, value: { sheet: "TB" } });
  expect(result.ok && result.value.warnings).toMatchObject([
    { code: "sheet_chosen", where: { sheet: "TB" } },
    {},
    {},
    {},
    {},
  ]);
  const broken = ingest("trial_balance", [notes, tableOf("Name|Debit|Credit\nBank|x|", "TB")]);
  expect(broken).toMatchObject({
    ok: false,
    problems: [{ where: { sheet: "TB", row: 2, column: "Debit", value: "x" } }],
  });
});

test("the order of day and month is the column's; where nothing tells it is said", () => {
  const datesOf = (...dates: string[]) => {
    const lines = dates.map((date, at) => `${date}|USD|1.${at + 1}`);
    const { rows, warnings } = accepted("fx_rates", `Date|Currency|Rate\n${lines.join("\n")}`);
    return {
      dates: rows.map(({ date }) => date),
      warned: codesOf(warnings).filter((code) => code === "dates_ambiguous"),
    };
  };
  expect(datesOf("12/31/2025", "01/02/2025")).toEqual({
    dates: ["2025-12-31", "2025-01-02"],
    warned: [],
  });
  expect(datesOf("31/12/2025", "01/02/2025")).toEqual({
    dates: ["2025-12-31", "2025-02-01"],
    warned: [],
  });
  expect(datesOf("01/02/2025")).toEqual({ dates: ["2025-02-01"], warned: ["dates_ambiguous"] });
  expect(datesOf("01.01.25", "2025-06-30T00:00:00Z", "20251231")).toEqual({
    dates: ["2025-01-01", "2025-06-30", "2025-12-31"],
    warned: [],
  });
});

test("a prior line takes its category from its column, or from the section it stands in; subtotals that add up are said and not counted", () => {
  const { rows, warnings, ignoredRows } = accepted(
    "prior_cashflow",
    `Line Item|2024|2023
     Cash flows from operating activities||
     Net income|100|9
     Adjustments for:||
     Depreciation|10|9
     Total adjustments|10|9
     Operating cash flows before movements in working capital|110|18
     Net increase in payables|5|0
     Net cash from operating activities|115|18
     Cash flows from investing activities||
     Purchase of plant|(40)|0
     Proceeds from disposal|3|0
     Net cash (used in)/generated by investing activities|(37)|0
     Effect of exchange rates|1|0
     Cash at end|71|5
     Unexplained|2|0`,
  );
  expect(rows.map(({ lineItem, category, amount }) => [lineItem, category, amount])).toEqual([
    ["Net income", "operating", 10000n],
    ["Depreciation", "operating", 1000n],
    ["Net increase in payables", "operating", 500n],
    ["Purchase of plant", "investing", -4000n],
    ["Proceeds from disposal", "investing", 300n],
    ["Effect of exchange rates", "reconciliation", 100n],
    ["Cash at end", "reconciliation", 7100n],
    ["Unexplained", "", 200n],
  ]);
  expect(ignoredRows.filter(({ reason }) => reason === "total").map(({ row }) => row)).toEqual([
    6, 7, 9, 13,
  ]);
  expect(warnings.filter(({ code }) => code === "category_missing")).toHaveLength(1);
  expect(codesOf(refused("prior_cashflow", "Line|Amount\n|5"))).toEqual(["line_item_missing"]);
});

test.each([
  ["the headings", "Line Item|2024 £'000\nNet income|1,250.00"],
  ["the row beneath them", "Line Item|2024\n|£\u2019000\nNet income|1,250.00"],
  ["a title", "All amounts in thousands of US dollars\nLine Item|2024\nNet income|1,250.00"],
  ["a sign", "Line Item|2024\n|$m\nNet income|1,250.00"],
])("amounts in thousands or millions are said: %s", (_, text) => {
  const { rows, warnings } = accepted("prior_cashflow", text);
  expect(rows.map(({ amount }) => amount)).toEqual([125000n]);
  expect(codesOf(warnings)).toContain("amounts_scaled");
});

test("a code or an amount of many zeros says nothing of the unit", () => {
  const plain = "Code|Name|Debit|Credit\n1000|Bank|1,000|\n3000|Capital||1000";
  expect(codesOf(accepted("trial_balance", plain).warnings)).not.toContain("amounts_scaled");
});

test("names like __proto__, formulas and signs of all languages are only text", () => {
  const { rows } = accepted(
    "trial_balance",
    "Code|Name|Debit|Credit\n__proto__|constructor|5|\n=1+1|=cmd()|2|\n#7|\u200fевро 💶||7",
  );
  expect(rows.map(({ code, name }) => [code, name])).toEqual([
    ["__proto__", "constructor"],
    ["=1+1", "=cmd()"],
    ["#7", "\u200fевро 💶"],
  ]);
});

test("a currency beneath the heading belongs to it, and is no amount of a line", () => {
  const text = "Line Item|Amount\nNote|GBP\nNet income|500\nInterest paid|5";
  const { rows } = accepted("prior_cashflow", text);
  expect(rows.map(({ lineItem }) => lineItem)).toEqual(["Net income", "Interest paid"]);
  const unread = refused("prior_cashflow", text.replace("paid|5", "paid|GBP"));
  expect(codesOf(unread)).toEqual(["amount_not_a_number"]);
});
