import { describe, expect, test } from "vitest";
import { codesOf, profits, read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

test("a total that no reading gives is refused, with the row that is the difference", () => {
  const text = `|2025|2024
    Income||
    Fees|900.00|800.00
    Rent received|77.00|70.00
    Total Income|977.00|870.00
    Expenses||
    Wages|300.00|200.00
    Travel|55.00|45.00
    Total Expenses|300.00|200.00
    Net Income|677.00|670.00`;
  const [first] = refused("profit_loss", text);
  expect(first).toMatchObject({
    code: "total_disagrees",
    where: { row: 9, account: "Travel (row 8)" },
  });
  expect(first?.message).toContain('prints "Total Expenses" as 300.00');
  expect(first?.message).toContain("come to 355.00, a difference of (55.00)");
  const taken = read("profit_loss", tableOf(text), { acceptDifferences: true });
  expect(taken.warnings.map(({ code }) => code)).toContain("total_disagrees");
  expect(taken.controls.some(({ agrees }) => !agrees)).toBe(true);
});

test("signatures beneath the figures are not named where a total is what stops the file", () => {
  const text = `|2025|2024
    Cash at bank|100.00|90.00
    Debtors|50.00|40.00
    Total assets|160.00|130.00
    Share capital|150.00|130.00
    Total equity and liabilities|150.00|130.00
    Basis|Local GAAP|Local GAAP
    |Director|Secretary`;
  const codes = refused("balance_sheet", text).map(({ code }) => code);
  expect(codes).toContain("total_disagrees");
  expect(codes).not.toContain("amount_not_a_number");
  const taken = read("balance_sheet", tableOf(text), { acceptDifferences: true });
  expect(taken.rows.map(({ name }) => name)).toEqual(["Cash at bank", "Debtors", "Share capital"]);
});

test("words for figures above others stop a file whose differences are accepted", () => {
  const text = `|2025|2024
    Cash at bank|100.00|90.00
    Debtors|Director|Secretary
    Total assets|160.00|130.00
    Share capital|150.00|130.00`;
  const taken = ingest("balance_sheet", [tableOf(text)], { acceptDifferences: true });
  expect(taken.ok ? [] : codesOf(taken.problems)).toContain("amount_not_a_number");
});

test.each([
  ["by the words of its rows", "Total Income|977.00|870.00", "Net Income|690.00|625.00", "622.00"],
  ["as the first less the others", "Takings|977.00|870.00", "Net Income|690.00|625.00", "622.00"],
])("a result that disagrees is compared with income less costs, told %s", (_, top, end, read) => {
  const income = top.startsWith("Total")
    ? `Income||
    Fees|900.00|800.00
    Rent received|77.00|70.00
    ${top}
    Expenses||`
    : top;
  const problems = refused(
    "profit_loss",
    `|2025|2024
    ${income}
    Wages|300.00|200.00
    Travel|55.00|45.00
    ${end}`,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      `"Net Income" as 690.00; the rows read come to ${read}, a difference of 68.00`,
    ),
  ]);
});

test("of a long report whose totals are all wrong, each is said to be", () => {
  const rows = Array.from(
    { length: 300 },
    (_, at) => `Rent cost ${at}|${at + 7}\nNet profit|${at}`,
  );
  const codes = refused("profit_loss", `|2025\n${rows.join("\n")}`).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["total_disagrees"]));
});

/** What is said of the printed totals: which, as printed, what the rows come to, and by how much. */
function disagreements(fileType: FileType, text: string) {
  return refused(fileType, text).map(({ message }) =>
    /prints "([^"]*)" as ([^;]*); the rows read come to (.*), a difference of ([^.]*)/
      .exec(message)
      ?.slice(1),
  );
}

describe("of one wrong total it is said by how much it is wrong", () => {
  test("where it is the difference of costs that no word calls so", () => {
    const text = `|2025|2024
Product sales|59591|
Design income|(15505)|
Materials|27643|
Salaries|30387|
Rent|21000|
Net income|(34874)|`;
    expect(disagreements("profit_loss", text)).toEqual([
      ["Net income", "(34,874.00)", "(34,944.00)", "70"],
    ]);
  });

  test("where it is a total of one row", () => {
    const text = `|2025|2024
Cash|411|60
Stock|389|31
Total current assets|800|91
Land|503|310
Total non-current assets|530|310
Total assets|1303|401
Bank loan|300|100
Total liabilities|300|100
Share capital|1003|301
Total equity|1003|301
Total equity and liabilities|1303|401`;
    expect(disagreements("balance_sheet", text)).toEqual([
      ["Total non-current assets", "530.00", "503.00", "27"],
    ]);
  });

  test("where depreciation without a minus is taken off in its section", () => {
    const text = `|2025|2024
Fixed assets||
Land|503|310
Motor vehicles|200|200
Less: Accumulated depreciation|60|30
Total fixed assets|634|480
Current assets||
Cash|411|60
Total current assets|411|60
Total assets|1054|540
Equity||
Share capital|1054|540
Total equity|1054|540`;
    expect(disagreements("balance_sheet", text)).toEqual([
      ["Total fixed assets", "634.00", "643.00", "(9"],
    ]);
  });

  test("where it is the cost of goods sold", () => {
    const text = `|2025
Income|
Product sales|9000
Total Income|9000
Cost of Goods Sold|
Packaging|1200
Freight in|800
Total Cost of Goods Sold|2070
Gross Profit|7000
Expenses|
Rent|3000
Salaries|1500
Total Expenses|4500
Net Income|2500`;
    expect(disagreements("profit_loss", text)).toEqual([
      ["Total Cost of Goods Sold", "2,070.00", "2,000.00", "70"],
    ]);
  });
});

test("a total called as the section it closes is none of its accounts, whatever it prints", () => {
  const text = (equities: string) => `Account|Total
Assets|
Receivables|80
Total for Assets|80
Liabilities & Equities|
Liabilities|
Payables|5
Total for Liabilities|5
Equities|
Current year|75
Total for Equities|${equities}
Total for Liabilities & Equities|80`;
  const read = (equities: string) =>
    ingest("balance_sheet", [tableOf(text(equities))], { oneDate: "take" });
  expect(read("75").ok).toBe(true);
  const changed = read("85");
  expect(changed.ok ? [] : changed.problems.map(({ where }) => where.row)).toEqual([11]);
  // What the assets less some debts come to is no total of the debts and the equity
  const turned = ingest(
    "balance_sheet",
    [tableOf(text("75").replace("Equities|80", "Equities|150"))],
    { oneDate: "take" },
  );
  expect(turned.ok ? [] : turned.problems.map(({ where }) => where.row)).toEqual([12]);
});

test("a total of both sides in another language says of no account which side it is on", () => {
  const rows = read(
    "balance_sheet",
    tableOf(`Cuenta|2025|2024
Efectivo|40|30
Equipo|60|50
Total activo|100|80
Proveedores|20|15
Deuda a largo plazo|30|25
Total pasivo|50|40
Capital social|30|25
Reservas|20|15
Total patrimonio|50|40
Total pasivo y patrimonio|100|80`),
  ).rows;
  expect(rows.map(({ name, nature }) => [name, nature])).toEqual([
    ["Efectivo", "asset"],
    ["Equipo", "asset"],
    ["Proveedores", "liability"],
    ["Deuda a largo plazo", "liability"],
    ["Capital social", "equity"],
    ["Reservas", "equity"],
  ]);
});

test("a total in other words that its accounts miss is said, and makes no account beside them", () => {
  const text = (stock: string) => `Cuenta|2025|2024
Efectivo|40|30
Inventarios|${stock}|50
Total activo corriente|100|80
Equipo|50|20
Total activo no corriente|50|20
Total activo|150|100
Proveedores|30|20
Total pasivo|30|20
Capital social|120|80
Total patrimonio|120|80
Total pasivo y patrimonio|150|100`;
  expect(ingest("balance_sheet", [tableOf(text("60"))]).ok).toBe(true);
  const problems = refused("balance_sheet", text("70"));
  expect(problems.map(({ code, where }) => [code, where.row])).toEqual([
    ["total_disagrees", 4],
    ["total_disagrees", 7],
  ]);
});

test("a printed result that the rows do not come to is no account", () => {
  const text = `|2025|2024
Net Operating Revenues|470|450
Cost of goods sold|183|185
Gross Profit|287|265
Selling expenses|145|139
Operating Income|142|126
Interest expense|16|15
Income Before Income Taxes|126|111
Income taxes|24|22
Consolidated Net Income|102|89
Net Income Attributable to Noncontrolling Interest|2|1`;
  expect(profits(text).reduce((sum, row) => sum + BigInt(row[3] ?? 0), 0n)).toBe(-102n);
  const problems = refused("profit_loss", text.replace("102|89", "202|89"));
  expect(problems.map(({ code, where }) => [code, where.row])).toEqual([
    ["total_disagrees", 10],
    ["total_disagrees", 10],
  ]);
});

describe("a profit and loss in which one amount is wrong", () => {
  const report = (change: (text: string) => string) =>
    change(`Example Ltd|$000
    Revenue|9,000
    Cost of sales|(5,640)
    Gross profit|3,360
    Distribution costs|(700)
    Administrative expenses|(1,035)
    Profit from operations|1,625
    Bad debts|(15)
    Depreciation|(45)
    Amortisation|(8)
    Gain on sale of land|35
    Interest payable|(28)
    Profit before tax|1,564
    Income tax|(350)
    Profit for the year|1,214`);

  test("is read where nothing is", () => {
    expect(profits(report((text) => text))).toHaveLength(10);
  });

  test.each([
    ["does not end with a profit above it", "Interest payable|(28)", "Interest payable|(128)"],
    ["does not end there either where a row is missing", "Income tax|(350)\n", ""],
    [
      "turns no tax beneath a sum of costs",
      "Profit for the year|1,214",
      "Profit for the year|1,914",
    ],
    ["turns no signs that come to the difference", "Bad debts|(15)", "Bad debts|(35)"],
    ["turns no cost that is half of a row left out", "Gain on sale of land|35\n", ""],
    [
      "turns no costs that are half of a row that is there twice",
      "Bad debts|",
      "Bad debts|(106)\n  Fees|",
    ],
  ])("%s", (_, from, to) => {
    const codes = refused(
      "profit_loss",
      report((text) => text.replace(from, to)),
    );
    expect(codes.map(({ code }) => code)).toContain("total_disagrees");
  });
});
