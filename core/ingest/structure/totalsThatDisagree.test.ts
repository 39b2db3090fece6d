import { describe, expect, test } from "vitest";
import { read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";

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
    { length: 600 },
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
