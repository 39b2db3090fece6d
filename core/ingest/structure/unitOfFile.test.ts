import { describe, expect, test } from "vitest";
import { profits, read, refused } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";

describe("a file that names no unit", () => {
  const income = (total: string, net: string, end = "") => `Account|2025|2024
    Sales of goods|333${end}|300${end}
    Sales of services|333${end}|300${end}
    Commission|33${end}|30${end}
    Total income|${total}|630${end}
    Rent|-100${end}|-100${end}
    Wages|-200${end}|-190${end}
    Total expenses|-300${end}|-290${end}
    Net profit|${net}|340${end}`;

  test("may print a total that is off by half of the last digit for each part, where most agree exactly", () => {
    const value = read("profit_loss", tableOf(income("700", "400")));
    expect(value.rows).toHaveLength(5);
    const warning = value.warnings.find(({ code }) => code === "total_rounded");
    expect(warning?.message).toContain(
      'prints "Total income" as 700.00; the rows read come to 699.00. The difference of 1.00 is no more than rounding makes',
    );
  });

  test.each([
    ["by more than that", "701", "401"],
    ["in as many totals as agree", "700", "399"],
  ])("is refused where it is off %s", (_, total, net) => {
    expect(refused("profit_loss", income(total, net)).map(({ code }) => code)).toContain(
      "total_disagrees",
    );
  });

  test("and is written to the cent is refused where one total alone is off by a cent", () => {
    const [problem] = refused("profit_loss", income("699.01", "399.01", ".00"));
    expect(problem?.message).toContain(
      'prints "Total income" as 699.01; the rows read come to 699.00',
    );
    expect(refused("profit_loss", income("699.01", "399.00", ".00"))).toHaveLength(1);
  });
});

test("a total that is off beside many that agree exactly is no rounding, since others would be off as well", () => {
  const section = (name: string, total: number) => `
    ${name}|
    ${name} north|1,201|1,001
    ${name} south|2,402|2,002
    ${name} east|3,133|3,003
    ${name} west|1,717|1,007
    Total ${name}|${total}|7,013`;
  const text = (last: number) => `Income statement $000|2025|2024${section("Revenue", 8453)}
    ${["Wages", "Rent", "Power", "Travel", "Repairs"].map((name) => section(name, 8453)).join("")}
    ${section("Other costs", last)}`;
  expect(profits(text(8453))).toHaveLength(28);
  const [problem] = refused("profit_loss", text(8454));
  expect(problem?.message).toContain('prints "Total Other costs" as 8,454.00');
});

describe("a file that names its unit", () => {
  const income = (unit: string) => `Income statement${unit}|2025|2024
    Revenue|1,204.3|1,100.1
    Cost of sales|-700.2|-650.4
    Gross profit|504.2|449.7
    Selling|-100.1|-90.1
    Administration|-50.3|-40.2
    Operating profit|353.7|319.5
    Taxes|-83.1|-77.2
    Net income|270.6|242.2`;
  const rounded = ({ warnings }: { warnings: readonly { code: string; message: string }[] }) =>
    warnings.filter(({ code }) => code === "total_rounded").map(({ message }) => message);

  test.each([", in millions of euros", " (in thousands)", " in T€", " (en milliers d'euros)"])(
    "may print totals that are off in the last digit, and each is told: %s",
    (unit) => {
      const value = read("profit_loss", tableOf(income(unit)));
      expect(value.rows).toHaveLength(5);
      expect(rounded(value)).toHaveLength(4);
      expect(rounded(value)[0]).toContain(
        'prints "Gross profit" as 504.20; the rows read come to 504.10. The difference of 0.10 is one of rounding',
      );
    },
  );

  test("without a unit, such totals are refused as before", () => {
    expect(refused("profit_loss", income(", in euros")).map(({ code }) => code)).toContain(
      "total_disagrees",
    );
  });

  test("costs without a minus are taken off the revenue all the same", () => {
    const text = income(" in thousands").replaceAll("-", "");
    expect(profits(text).map(([, , , amount]) => amount)).toEqual([-1204n, 700n, 100n, 50n, 83n]);
  });

  test("a balance sheet without headings has totals of what follows the sum before", () => {
    const text = `$ in thousands|2025|2024
      Cash|311|203
      Receivables|402|377
      Inventories|655|598
      Total current assets|1,367|1,179
      Property|2,122|2,004
      Goodwill|933|933
      Total assets|4,421|4,115
      Payables|310|277
      Loans|1,201|1,304
      Total liabilities|1,512|1,580
      Share capital|500|500
      Retained earnings|2,408|2,036
      Total equity|2,909|2,535
      Total liabilities and equity|4,421|4,115`;
    const value = read("balance_sheet", tableOf(text));
    expect(value.rows.map(({ name, nature }) => [name, nature])).toEqual([
      ["Cash", "asset"],
      ["Receivables", "asset"],
      ["Inventories", "asset"],
      ["Property", "asset"],
      ["Goodwill", "asset"],
      ["Payables", "liability"],
      ["Loans", "liability"],
      ["Share capital", "equity"],
      ["Retained earnings", "equity"],
    ]);
    expect(rounded(value)).toHaveLength(8);
  });

  test("in a column of its own, names it as well", () => {
    const text = `section|item|2025|2024|unit
      流动资产|货币资金|648.33|365.36|万元
      流动资产|存货|4504.14|5069.31|万元
      流动资产|流动资产合计|5152.48|5434.67|万元
      负债|应付账款|1152.48|1434.67|万元
      权益|股本|4000.00|4000.00|万元
      权益|负债和权益总计|5152.48|5434.67|万元`;
    expect(rounded(read("balance_sheet", tableOf(text)))).toHaveLength(1);
  });

  test("differs from its rows by no more than rounding does", () => {
    const text = income(" in thousands").replace("504.2|449.7", "504.4|449.7");
    expect(refused("profit_loss", text)[0]?.message).toContain('prints "Gross profit" as 504.40');
  });

  test("beside figures so small that they come near to anything, is exact", () => {
    const text = `€m|2025
      Revenue|30
      Costs|-11
      Net income|20`;
    expect(refused("profit_loss", text)[0]?.code).toBe("total_disagrees");
  });
});

test("in a file that names its unit, a total of one date is off by rounding from the section that it names", () => {
  const text = `Figures in Crores|
|as at 31-May-26
Sources of Funds:|
Capital Account|14
Loans (Liability)|34.77
Profit & Loss A/c|
Opening Balance|1.53
Current Period|0.42
Total Profit & Loss A/c|1.94
Total|50.71
Application of Funds:|
Fixed Assets|6.57
Current Assets|44.14
Total|50.71`;
  const { controls } = read("balance_sheet", tableOf(text), { oneDate: "take" });
  expect(controls.map(({ label, agrees }) => [label, agrees])).toEqual([
    ["Total Profit & Loss A/c", true],
    ["Total", true],
    ["Total", true],
  ]);
});

test("a total of a few figures is off by one of the last digit, and by more only of many", () => {
  const text = (wages: number, result: number) => `Income statement|$000
    Revenue|4,000
    Cost of sales|(1,750)
    Wages|(${wages})
    Depreciation|(220)
    Rent|(425)
    Interest|(15)
    Tax|(190)
    Profit for the year|${result}`;
  expect(profits(text(700, 701))).toHaveLength(7);
  // Rows of nil are off by nothing
  const nil = Array.from({ length: 9 }, (_, at) => `Fee ${at}|0`).join("\n");
  const [problem] = refused("profit_loss", text(702, 700).replace("Tax|", `${nil}\nTax|`));
  expect(problem?.message).toContain(
    '"Profit for the year" as 700.00; the rows read come to 698.00',
  );
});
