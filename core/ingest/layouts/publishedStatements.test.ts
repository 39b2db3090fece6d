import { expect, test } from "vitest";
import { profit, readPublished } from "../../testing/readPublished.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("items in an inner column and sums in an outer one are one column of amounts", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `|Note|20X9|20X9|20X8|20X8
     ||$000|$000|$000|$000
     Assets
     Property|1||6,300||5,100
     Investments|||450||400
     |||6,750||5,500
     Inventories||900||1,100
     Cash||310|1,210|120|1,220
     Total assets|||7,960||6,720
     Equity
     Share capital|||5,000||5,000
     Retained earnings|||2,960||1,720
     Total equity|||7,960||6,720`,
  );
  expect(rows).toEqual([
    ["Property", 5100n, 6300n],
    ["Investments", 400n, 450n],
    ["Inventories", 1100n, 900n],
    ["Cash", 120n, 310n],
    ["Share capital", 5000n, 5000n],
    ["Retained earnings", 1720n, 2960n],
  ]);
});

test("a trading account with its items in an inner column, both headed by their unit", () => {
  const { rows } = readPublished(
    "profit_loss",
    `Income statement for the year ended 31 December 20X8
     |£|£
     Revenue||96,000
     Opening inventory|11,200|
     Purchases|58,300|
     Less: Closing inventory|(12,500)|
     ||(57,000)
     Gross profit||39,000
     Wages|14,200|
     Rent|5,200|(19,400)
     Profit for the year||19,600`,
  );
  expect(rows).toEqual([
    ["Revenue", 96000n],
    ["Opening inventory", 11200n],
    ["Purchases", 58300n],
    ["Less: Closing inventory", -12500n],
    ["Wages", 14200n],
    ["Rent", 5200n],
  ]);
});

test("the columns of a group are not filled up from those of its parent", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `|2025|2024 restated|2025|2024 restated
     Property|63|51|20|21
     Investments in subsidiaries|||40|40
     Cash|12|13|7|6
     Share capital|75|64|67|67`,
  );
  expect(rows).toEqual([
    ["Property", 51n, 63n],
    ["Cash", 13n, 12n],
    ["Share capital", 64n, 75n],
  ]);
});

test("what stands beneath the profit of the year is no part of it, and is told", () => {
  const { rows, codes } = readPublished(
    "profit_loss",
    `${profit}
     Other comprehensive income
     Gain on revaluation of property|20
     Total comprehensive income|465
     Profit attributable to:
     Owners of the parent|423
     Non-controlling interests|22`,
  );
  expect(rows.map(([name]) => name)).toEqual(["Revenue", "Cost of sales", "Income tax expense"]);
  expect(codes).toContain("rows_beneath_profit");
});

const CONSOLIDATED = `$ in thousands|2025|2024
  Revenue|1,400|1,200
  Cost of revenue|900|800
  Gross profit|500|400
  Administrative expenses|240|210
  Income before income taxes|260|190
  Income tax expense|60|40`;

test.each([
  `Net earnings including noncontrolling interests|200|150
   Noncontrolling interests|20|15
   Net earnings attributable to common shareholders|180|135
   Dividends declared per share|0.50|0.40`,
  `Net income|200|150
   Net income attributable to redeemable noncontrolling interest|5|5
   Preferred stock dividends|10|10
   Net income available to common stockholders|185|135
   Basic|1.85|1.35`,
  `Net income and comprehensive income|200|150
   Owners of the parent|180|135
   Non-controlling interests|20|15`,
  `ProfitLoss|200|150
   NetIncomeLossAttributableToNoncontrollingInterest|20|15
   NetIncomeLoss|180|135
   EarningsPerShareBasic|1.80|1.35`,
  `Konzernüberschuss|200|150
   davon auf Aktionäre der Muttergesellschaft entfallend|180|135
   davon auf nicht beherrschende Anteile entfallend|20|15`,
  `Resultado consolidado|200|150
   Atribuible a la sociedad dominante|180|135
   Atribuible a socios externos|20|15`,
  `Earnings|200|150
   Currency translation|10|-5
   Comprehensive income|210|145
   Attributable to shareholders|190|130
   Attributable to minorities|20|15`,
])("the profit ends where it is told whose it is: %s", (beneath) => {
  const { rows } = readPublished("profit_loss", `${CONSOLIDATED}\n${beneath}`);
  expect(rows.map(([name]) => name)).toEqual([
    "Revenue",
    "Cost of revenue",
    "Administrative expenses",
    "Income tax expense",
  ]);
});

test("a minority's share above the only result is taken off it, as the file says", () => {
  const { rows } = readPublished(
    "profit_loss",
    `${CONSOLIDATED}\nMinority interests|20|15\nNet income|180|135`,
  );
  expect(rows.at(-1)?.[0]).toBe("Minority interests");
});

test("a share of the profit of associates is part of the profit", () => {
  const { rows } = readPublished(
    "profit_loss",
    `${CONSOLIDATED}
     Income before equity in affiliates|200|150
     Equity in earnings attributable to affiliates|30|20
     Net income|230|170
     Net income attributable to noncontrolling interests|20|15`,
  );
  expect(rows.at(-1)?.[0]).toBe("Equity in earnings attributable to affiliates");
});

test("tax beneath a bare 'Net profit' is part of the profit", () => {
  const { rows } = readPublished(
    "profit_loss",
    `|2025
     Sales|1,000
     Wages|(600)
     Net profit|400
     Corporation tax|(80)`,
  );
  expect(rows.map(([name]) => name)).toEqual(["Sales", "Wages", "Corporation tax"]);
});

test.each([
  ["costs positive", "500|290|48|162"],
  ["costs in brackets", "500|(290)|(48)|162"],
])("'Operating income' is a result where it is what stands above, %s", (_name, amounts) => {
  const [sales, cost, selling, result] = amounts.split("|");
  const { rows } = readPublished(
    "profit_loss",
    `For the Year Ended December 31|Year 2
     Sales|${sales}
     Cost of goods sold|${cost}
     Selling expenses|${selling}
     Operating income|${result}
     Interest expense|9`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "Sales",
    "Cost of goods sold",
    "Selling expenses",
    "Interest expense",
  ]);
});

test("'Operating income' that is no such sum is an account", () => {
  const { rows } = readPublished(
    "profit_loss",
    "|2025\nSales|500\nCost of sales|290\nOperating income|17",
  );
  expect(rows).toHaveLength(3);
});

test("'Shareholders' funds' is a sum where it adds up, else an account", () => {
  const sheet = (funds: string) =>
    readPublished(
      "balance_sheet",
      `|2025|2024\nCash|90|80\nShare capital|25|25\nReserves|65|55\n${funds}`,
    );
  expect(sheet("Shareholders' funds|90|80").rows).toHaveLength(3);
  expect(sheet("Shareholders' funds|70|60").rows).toHaveLength(4);
});

test("a name without amounts amid the accounts is no heading of those beneath it", () => {
  const result = ingest("balance_sheet", [
    tableOf("|2025|2024\nCash|90|80\nPrepaid income taxes||\nLand|10|20"),
  ]);
  if (!result.ok) throw new Error("not read");
  expect(result.value.rows.map(({ type }) => type)).toEqual(["", ""]);
});

test("without codes, a name on both sides of a trial balance is one account", () => {
  const result = ingest("trial_balance", [
    tableOf("Account|Debit|Credit\nBank|90|\nBank||20\nCapital||70"),
  ]);
  if (!result.ok) throw new Error("not read");
  expect(result.value.rows.map(({ code }) => code)).toEqual(["Bank", "Bank", "Capital"]);
});

test("without codes, a name under two types is two accounts", () => {
  const result = ingest("trial_balance", [
    tableOf(
      "Account|Type|Debit|Credit\nBank|Asset|90|\nRent|Expense|20|\nRent|Liability||15\nCapital|Equity||95",
    ),
  ]);
  if (!result.ok) throw new Error("not read");
  expect(result.value.rows.map(({ code }) => code)).toEqual([
    "Bank",
    "Expense › Rent",
    "Liability › Rent",
    "Capital",
  ]);
});

test("a balance among the assets of one year and the liabilities of the other is one account", () => {
  const result = ingest("balance_sheet", [
    tableOf(
      `|2025|2024
      Assets||
      Cash|90|80
      Director's loan|0|5
      Total assets|90|85
      Liabilities||
      Trade payables|30|30
      Director's loan|7|0
      Total liabilities|37|30
      Equity||
      Share capital|53|55
      Total equity|53|55
      Total liabilities and equity|90|85`,
    ),
  ]);
  if (!result.ok) throw new Error("not read");
  const codes = result.value.rows.map(({ code }) => code);
  expect(codes.filter((code) => code.includes("loan"))).toEqual([
    "Director's loan",
    "Director's loan",
  ]);
});

test("whose profit it is may be printed above the profit itself", () => {
  const profit = (shares: string) =>
    readPublished(
      "profit_loss",
      `|2025|2024
     Revenue|900|800
     Cost of sales|(500)|(450)
     Gross profit|400|350
     Wages|(250)|(230)
     Income tax|(30)|(20)
     ${shares}
     Profit for the year|120|100`,
    ).rows;
  const accounts = [
    ["Revenue", 900n],
    ["Cost of sales", -500n],
    ["Wages", -250n],
    ["Income tax", -30n],
  ];
  const named = "Equity holders of the parent|110|95\n Non-controlling interests|10|5";
  expect(profit(`Profit attributable to:\n${named}`)).toEqual(accounts);
  expect(profit(named)).toEqual(accounts);
  expect(profit("Attributable to:\nThe family|110|95\nOutside shareholders|10|5")).toEqual(
    accounts,
  );
});

test("sections beneath each other are no two sides, where dashes stand for balances of the other date", () => {
  const text = `|20X8|20X7
    |$000|$000
    Current assets||
    Cash at bank|405|-
    Trade receivables|120|-
    Total current assets|525|-
    Current liabilities||
    Trade payables|20|-
    Tax payable|5|-
    Total current liabilities|25|-
    Equity||
    Share capital|400|-
    Retained earnings|100|-
    Total equity|500|-`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows).toMatchObject([
    { name: "Cash at bank", type: "Current assets" },
    { name: "Trade receivables", type: "Current assets" },
    { name: "Trade payables", type: "Current liabilities" },
    { name: "Tax payable", type: "Current liabilities" },
    { name: "Share capital", type: "Equity" },
    { name: "Retained earnings", type: "Equity" },
  ]);
});

test("a cost that some costs less others come to by chance is no sum of them", () => {
  const { rows } = readPublished(
    "profit_loss",
    `January 1, 2017 to December 31, 2017|
     Income|
     Gross Sales|4,000
     Less returns and allowances|300
     Net Sales|3,700
     Cost of Goods|
     Inventory, January 1|1,200
     Purchases|800
     Total Merchandise Handled|2,000
     Less Inventory, December 31|1,100
     Cost of Goods Sold|900
     Gross Profit|2,800
     Expenses|
     Salaries|1,250
     Rent|101
     Office Supplies|68
     Insurance|45
     Advertising|93
     Website|31
     Licenses|87
     Total Expenses|1,675
     Net Income|1,125`,
  );
  expect(rows).toEqual([
    ["Gross Sales", 4000n],
    ["Less returns and allowances", 300n],
    ["Inventory, January 1", 1200n],
    ["Purchases", 800n],
    ["Less Inventory, December 31", 1100n],
    ["Salaries", 1250n],
    ["Rent", 101n],
    ["Office Supplies", 68n],
    ["Insurance", 45n],
    ["Advertising", 93n],
    ["Website", 31n],
    ["Licenses", 87n],
  ]);
});

test.each(["Less Cost of Sales", "Less: Cost of goods sold", "Deduct direct costs"])(
  "%s heads costs, as Xero prints them",
  (heading) => {
    const text = `Account|2025|2024
      Trading Income||
      Sales|900|800
      Total Trading Income|900|800
      ${heading}||
      Materials|400|300
      Subcontractors|50|30
      Total|450|330
      Gross Profit|450|470
      Less Operating Expenses||
      Rent|150|140
      Total Operating Expenses|150|140
      Net Profit|300|330`;
    const result = ingest("profit_loss", [tableOf(text)]);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    expect(result.value.rows.map(({ nature }) => nature)).toEqual([
      "income",
      "expense",
      "expense",
      "expense",
    ]);
  },
);

test("a cost without a section that many costs, some of them turned, come to by chance is no sum", () => {
  const { rows } = readPublished(
    "profit_loss",
    `|2025
     Product sales|684
     Other sales|1310
     Net sales|1994
     Freight in|-774
     Gross profit|1220
     Office supplies|-465
     Travel|-349
     Telephone|-644
     Website|-557
     Salaries|-504
     Licences|-397
     Total expenses|-2916
     Profit before tax|-1696
     Income tax|-45
     Profit for the year|-1741`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "Product sales",
    "Other sales",
    "Freight in",
    "Office supplies",
    "Travel",
    "Telephone",
    "Website",
    "Salaries",
    "Licences",
    "Income tax",
  ]);
});

test.each(["Assumptions", "Future Projections", "Growth", "Revenue Pivot", "DCF"])(
  "a sheet called %s gives way to one of the same rows that is called nothing of the kind",
  (name) => {
    const sheet = (title: string, sales: number) => ({
      ...tableOf(`Row|2025|2024
        Sales|${sales}|800
        Rent|400|300
        Net income|${sales - 400}|500`),
      sheet: title,
    });
    const result = ingest("profit_loss", [sheet(name, 5000), sheet("Actuals", 900)]);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    expect(result.value.rows[0]).toMatchObject({ name: "Sales", current: 90000n });
  },
);

test("sums without a name in an outer column stand beside the year to date, whatever the month comes to", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `Harbour Boats Ltd||||
     Balance Sheet||||
     To: Month 12 December 2024||||
     |Period||Year to Date|
     Fixed Assets||||
     Vans|40.00||240.00|
     Depreciation|-32.00||-96.00|
     ||8.00||144.00
     Current Assets||||
     Stock|-18.50||154.00|
     Bank Account|164.50||482.00|
     ||146.00||636.00
     Current Liabilities||||
     Creditors|24.00||187.00|
     ||24.00||187.00
     Current Assets less Current Liabilities:||122.00||449.00
     Total Assets less Current Liabilities:||130.00||593.00
     Capital & Reserves||||
     Share Capital|0.00||100.00|
     P & L Account|130.00||493.00|
     ||130.00||593.00`,
  );
  expect(rows).toEqual([
    ["Vans", 0n, 240n],
    ["Depreciation", 0n, -96n],
    ["Stock", 0n, 154n],
    ["Bank Account", 0n, 482n],
    ["Creditors", 0n, 187n],
    ["Share Capital", 0n, 100n],
    ["P & L Account", 0n, 493n],
  ]);
});

test("an amount of thousands is no unit of the file", () => {
  const { codes } = readPublished(
    "balance_sheet",
    `ACTIF|Brut|Amort.|Net 2024|Net 2023
     Logiciels|12 000|4 000|8 000|10 000
     Clients|9 000||9 000|7 000
     TOTAL ACTIF|21 000|4 000|17 000|17 000
     PASSIF|||Net 2024|Net 2023
     Capital|||10 000|10 000
     Fournisseurs|||7 000|7 000
     TOTAL PASSIF|||17 000|17 000`,
  );
  expect(codes).not.toContain("amounts_scaled");
});
