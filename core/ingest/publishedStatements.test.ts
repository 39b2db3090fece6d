import { expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import type { FileType } from "./fileTypes.ts";
import { ingest } from "./ingest.ts";

/** Statements as textbooks, examiners and published accounts lay them out, cut to a few rows. */
function read(fileType: FileType, text: string) {
  const result = ingest(fileType, [tableOf(text)], { oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const rows = result.value.rows.map((row) => {
    if ("current" in row) return [row.name, row.current / 100n];
    if ("opening" in row) return [row.name, row.opening / 100n, row.closing / 100n];
    throw new Error("no statement");
  });
  return { rows, codes: result.value.warnings.map(({ code }) => code) };
}

test("items in an inner column and sums in an outer one are one column of amounts", () => {
  const { rows } = read(
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
  const { rows } = read(
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
  const { rows } = read(
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

const profit = `|$000
  Revenue|1,400
  Cost of sales|(900)
  Operating income|500
  Income tax expense|(55)
  Profit for the year|445`;

test("what stands beneath the profit of the year is no part of it, and is told", () => {
  const { rows, codes } = read(
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
  const { rows } = read("profit_loss", `${CONSOLIDATED}\n${beneath}`);
  expect(rows.map(([name]) => name)).toEqual([
    "Revenue",
    "Cost of revenue",
    "Administrative expenses",
    "Income tax expense",
  ]);
});

test("a minority's share above the only result is taken off it, as the file says", () => {
  const { rows } = read(
    "profit_loss",
    `${CONSOLIDATED}\nMinority interests|20|15\nNet income|180|135`,
  );
  expect(rows.at(-1)?.[0]).toBe("Minority interests");
});

test("a share of the profit of associates is part of the profit", () => {
  const { rows } = read(
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
  const { rows } = read(
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
  const { rows } = read(
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
  const { rows } = read("profit_loss", "|2025\nSales|500\nCost of sales|290\nOperating income|17");
  expect(rows).toHaveLength(3);
});

test("'Shareholders' funds' is a sum where it adds up, else an account", () => {
  const sheet = (funds: string) =>
    read("balance_sheet", `|2025|2024\nCash|90|80\nShare capital|25|25\nReserves|65|55\n${funds}`);
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
    read(
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

test("Chinese forms: what is of a cost is no cost besides, and results carry numbers and remarks", () => {
  const { rows, codes } = read(
    "profit_loss",
    `利润表
     项目|行次|本期金额|上期金额
     一、营业收入|1|1000|900
     减：营业成本|2|600|550
     财务费用|3|15|14
     其中：利息费用|4|16|15
     利息收入|5|1|1
     加：其他收益|6|5|4
     信用减值损失（损失以“-”号填列）|7|-20|-10
     二、营业利润（亏损以“-”号填列）|8|370|330
     加：营业外收入|9|10|5
     其中：政府补助|10|4|
     减：营业外支出|11|20|15
     三、利润总额（亏损总额以“-”号填列）|12|360|320
     减：所得税费用|13|90|80
     四、净利润（净亏损以“-”号填列）|14|270|240
     （一）持续经营净利润|15|270|240
     六、综合收益总额|16|270|240`,
  );
  expect(rows).toEqual([
    ["一、营业收入", 1000n],
    ["减：营业成本", 600n],
    ["财务费用", 15n],
    ["加：其他收益", 5n],
    ["信用减值损失（损失以“-”号填列）", -20n],
    ["加：营业外收入", 10n],
    ["减：营业外支出", 20n],
    ["减：所得税费用", 90n],
  ]);
  expect(codes).toContain("rows_beneath_profit");
});

test("Chinese forms: what the form calls a part of a cost is none besides, without the words that say so", () => {
  const { rows } = read(
    "profit_loss",
    `项目|本期金额|上期金额
     一、营业收入|1000|900
     减：营业成本|600|550
     财务费用|15|14
     利息费用|16|15
     利息收入|1|1
     投资收益|40|30
     对联营企业和合营企业的投资收益|25|20
     二、营业利润|425|366
     减：所得税费用|100|90
     三、净利润|325|276`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "一、营业收入",
    "减：营业成本",
    "财务费用",
    "投资收益",
    "减：所得税费用",
  ]);
});

test("a profit after tax that the rows do not come to is refused in Chinese too", () => {
  const text = `科目|2025|2024
*税后利润|190|170
*营业收入|900|800
营业收入|900|800
销售成本|600|550
毛利|300|250
管理费用|60|40
税前利润|240|210
减：所得税费用|50|40
税后利润|190|170`;
  const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  expect(result.ok).toBe(false);
});

test("Chinese forms: the two sides of a balance sheet are put beneath each other", () => {
  const { rows } = read(
    "balance_sheet",
    `资产负债表
     资产|行次|期末余额|年初余额|负债和所有者权益|行次|期末余额|年初余额
     流动资产：||||流动负债：|||
     货币资金|1|300|200|短期借款|5|100|150
     应收账款|2|250|220|应付账款|6|120|110
     流动资产合计|3|550|420|负债合计|7|220|260
     ||||所有者权益：|||
     ||||实收资本|8|200|100
     ||||未分配利润|9|130|60
     ||||所有者权益合计|10|330|160
     资产总计|4|550|420|负债和所有者权益总计|11|550|420`,
  );
  expect(rows).toEqual([
    ["货币资金", 200n, 300n],
    ["应收账款", 220n, 250n],
    ["短期借款", 150n, 100n],
    ["应付账款", 110n, 120n],
    ["实收资本", 100n, 200n],
    ["未分配利润", 60n, 130n],
  ]);
});

test("Japanese results sum up what stands above them", () => {
  const { rows } = read(
    "profit_loss",
    `損益計算書
     科目|当期|前期
     売上高|1000|900
     売上原価|600|550
     売上総利益|400|350
     販売費及び一般管理費|250|230
     営業利益|150|120
     法人税等|45|35
     当期純利益|105|85`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "売上高",
    "売上原価",
    "販売費及び一般管理費",
    "法人税等",
  ]);
});

test.each(["davon", "of which", "dont"])(
  "%s: a part of the row above is not counted again",
  (word) => {
    const { rows } = read(
      "profit_loss",
      `Posten|2025|2024
     Umsatzerlöse|1000|900
     Personalaufwand|-300|-290
     ${word} Altersversorgung|-20|-18
     Zinsen|-30|-25
     ${word} intern|-10|-8
     Ergebnis vor Steuern|670|585
     Steuern|-70|-60
     Jahresüberschuss|600|525`,
    );
    expect(rows.map(([name]) => name)).toEqual([
      "Umsatzerlöse",
      "Personalaufwand",
      "Zinsen",
      "Steuern",
    ]);
  },
);

const TALLY = `Acme Traders
  Balance Sheet
  1-Apr-24 to 31-Mar-25
  Liabilities|as at 31-Mar-25||Assets|as at 31-Mar-25|
  Capital Account||550|Fixed Assets||400
  Share Capital|300||Plant|250|
  Reserves|250||Furniture|150|
  Loans (Liability)||200|Current Assets||400
  Bank Loan|200||Stock-in-Hand|120|
  Profit & Loss A/c||50|Bank Accounts|280|
  Current Period|50||||
  Total||800|Total||800`;
const TALLY_ROWS = [
  ["Share Capital", 0n, 300n],
  ["Reserves", 0n, 250n],
  ["Bank Loan", 0n, 200n],
  ["Current Period", 0n, 50n],
  ["Plant", 0n, 250n],
  ["Furniture", 0n, 150n],
  ["Stock-in-Hand", 0n, 120n],
  ["Bank Accounts", 0n, 280n],
];

test.each([
  ["headed", TALLY],
  ["without headings", TALLY.replace(/ *Liabilities.*\n/, "")],
])("Tally: sums of groups stand beside their accounts on either side, %s", (_, text) => {
  expect(read("balance_sheet", text).rows).toEqual(TALLY_ROWS);
});

test("Tally: one side beneath the other, current liabilities taken off current assets", () => {
  const { rows } = read(
    "balance_sheet",
    `Balance Sheet as at 31-Mar-25
     Sources of Funds :||
     Capital Account||550
     Share Capital|300|
     Reserves|250|
     Total||550
     Application of Funds :||
     Fixed Assets||400
     Plant|250|
     Furniture|150|
     Current Assets||235
     Stock-in-Hand|120|
     Bank Accounts|115|
     Less: Current Liabilities||85
     Sundry Creditors|65|
     Duties & Taxes|20|
     Net Current Assets||150
     Total||550`,
  );
  expect(rows).toEqual([
    ["Share Capital", 0n, 300n],
    ["Reserves", 0n, 250n],
    ["Plant", 0n, 250n],
    ["Furniture", 0n, 150n],
    ["Stock-in-Hand", 0n, 120n],
    ["Bank Accounts", 0n, 115n],
    ["Sundry Creditors", 0n, 65n],
    ["Duties & Taxes", 0n, 20n],
  ]);
});

test("Tally: particulars on both sides are costs where the profit stands, and income", () => {
  const { rows } = read(
    "profit_loss",
    `Profit & Loss A/c
     1-Apr-24 to 31-Mar-25
     Particulars|1-Apr-24 to 31-Mar-25||Particulars|1-Apr-24 to 31-Mar-25|
     Opening Stock||100|Sales Accounts||900
     Purchase Accounts||600|Local Sales|900|
     Local Purchases|600||Closing Stock||120
     Gross Profit c/o||320|||
     ||1020|||1020
     Indirect Expenses||270|Gross Profit b/f||320
     Rent|120||||
     Salaries|150||||
     Nett Profit||50|||
     Total||320|Total||320`,
  );
  expect(rows).toEqual([
    ["Local Sales", 900n],
    ["Closing Stock", 120n],
    ["Opening Stock", 100n],
    ["Local Purchases", 600n],
    ["Rent", 120n],
    ["Salaries", 150n],
  ]);
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
  const { rows } = read(
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

test.each([
  ["as they are", ""],
  ["with a minus", "-"],
])(
  "income in total beneath the gross profit makes no income of the costs in it, %s",
  (_, minus) => {
    const text = `|2025
    Product sales|50
    Freight in|${minus}120
    Packaging|${minus}80
    Gross profit|-150
    Commission|40
    Total income|-110
    Salaries|${minus}90
    Net loss|-200`;
    const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const rows = result.value.rows.map(({ name, nature, positiveSide }) => [
      name,
      nature,
      positiveSide,
    ]);
    const cost = minus === "" ? "debit" : "credit";
    expect(rows).toEqual([
      ["Product sales", undefined, "credit"],
      ["Freight in", undefined, cost],
      ["Packaging", undefined, cost],
      ["Commission", "income", "credit"],
      ["Salaries", undefined, cost],
    ]);
  },
);

test("a gross profit of nil leaves the sides of all other rows", () => {
  const text = `|2025
    Revenue|
    Service revenue|1950
    Cost of sales|
    Freight in|150
    Materials|1800
    Gross profit|0
    Other income|900
    Total income|900
    Operating expenses|
    Website|100
    Training|1650
    Net loss|(850)`;
  const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows.map(({ name, positiveSide }) => [name, positiveSide])).toEqual([
    ["Service revenue", "credit"],
    ["Freight in", "debit"],
    ["Materials", "debit"],
    ["Other income", "credit"],
    ["Website", "debit"],
    ["Training", "debit"],
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

test("Italian law: some sums stand above their parts and others below, on either side", () => {
  const { rows } = read(
    "balance_sheet",
    `STATO PATRIMONIALE|31/12/2025|31/12/2024
     Attivo||
     B) Immobilizzazioni|300|260
     I - Immobilizzazioni immateriali|100|80
     II - Immobilizzazioni materiali|200|180
     C) Attivo circolante||
     I - Rimanenze|50|40
     II - Crediti|150|130
     IV - Disponibilità liquide|100|70
     Totale attivo circolante (C)|300|240
     D) Ratei e risconti|10|5
     Totale attivo|610|505
     Passivo||
     A) Patrimonio netto||
     I - Capitale|150|150
     IX - Utile dell'esercizio|80|60
     Totale patrimonio netto|230|210
     B) Fondi per rischi e oneri|80|65
     D) Debiti|290|220
     esigibili entro l'esercizio successivo|200|150
     esigibili oltre l'esercizio successivo|90|70
     E) Ratei e risconti|10|10
     Totale passivo|610|505`,
  );
  expect(rows).toEqual([
    ["I - Immobilizzazioni immateriali", 80n, 100n],
    ["II - Immobilizzazioni materiali", 180n, 200n],
    ["I - Rimanenze", 40n, 50n],
    ["II - Crediti", 130n, 150n],
    ["IV - Disponibilità liquide", 70n, 100n],
    ["D) Ratei e risconti", 5n, 10n],
    ["I - Capitale", 150n, 150n],
    ["IX - Utile dell'esercizio", 60n, 80n],
    ["B) Fondi per rischi e oneri", 65n, 80n],
    ["esigibili entro l'esercizio successivo", 150n, 200n],
    ["esigibili oltre l'esercizio successivo", 70n, 90n],
    ["E) Ratei e risconti", 10n, 10n],
  ]);
});

test("Italian law: results are known by their words, and financial charges are taken off", () => {
  const { rows } = read(
    "profit_loss",
    `CONTO ECONOMICO|2025|2024
     A) Valore della produzione||
     1) Ricavi delle vendite|900|800
     5) Altri ricavi e proventi|20|10
     Totale valore della produzione (A)|920|810
     B) Costi della produzione||
     7) Per servizi|500|470
     9) Per il personale||
     a) salari e stipendi|150|140
     b) oneri sociali|50|45
     Totale costi per il personale|200|185
     10) Ammortamenti e svalutazioni|110|85
     Totale costi della produzione (B)|810|740
     Differenza tra valore e costi della produzione (A - B)|110|70
     C) Proventi e oneri finanziari||
     17) Interessi e altri oneri finanziari|10|0
     Totale proventi e oneri finanziari (C)|-10|0
     Risultato prima delle imposte|100|70
     20) Imposte sul reddito|20|10
     21) Utile (perdita) dell'esercizio|80|60`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "1) Ricavi delle vendite",
    "5) Altri ricavi e proventi",
    "7) Per servizi",
    "a) salari e stipendi",
    "b) oneri sociali",
    "10) Ammortamenti e svalutazioni",
    "17) Interessi e altri oneri finanziari",
    "20) Imposte sul reddito",
  ]);
});

test("a cost without a section that many costs, some of them turned, come to by chance is no sum", () => {
  const { rows } = read(
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

test("a German short-term result is read to the result after tax", () => {
  const { rows } = read(
    "profit_loss",
    `Kurzfristige Erfolgsrechnung Dezember 2024
     Bezeichnung|Dez/2024|% Ges.-Leistg.|Jan/2024 - Dez/2024|% Ges.-Leistg.
     Umsatzerlöse|15|100,00|186|100,00
     Best.Verdg. FE/UE||||
     Gesamtleistung|15|100,00|186|100,00
     Mat./Wareneinkauf|7|46,67|98|52,69
     Rohertrag|8|53,33|88|47,31
     So. betr. Erlöse|||2|1,08
     Betriebl. Rohertrag|8|53,33|90|48,39
     Kostenarten:||||
     Personalkosten|4|26,67|56|30,11
     Raumkosten|1|6,67|18|9,68
     Gesamtkosten|5|33,33|74|39,78
     Betriebsergebnis|3|20,00|16|8,60
     Zinsaufwand|1|6,67|4|2,15
     Ergebnis vor Steuern|2|13,33|12|6,45
     Steuern Eink.u.Ertr|||3|1,61
     Vorläufiges Ergebnis|2|13,33|9|4,84`,
  );
  expect(rows).toEqual([
    ["Umsatzerlöse", 186n],
    ["Mat./Wareneinkauf", 98n],
    ["So. betr. Erlöse", 2n],
    ["Personalkosten", 56n],
    ["Raumkosten", 18n],
    ["Zinsaufwand", 4n],
    ["Steuern Eink.u.Ertr", 3n],
  ]);
});

test("sums without a name in an outer column stand beside the year to date, whatever the month comes to", () => {
  const { rows } = read(
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
  const { codes } = read(
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

test("an Algerian profit and loss has its results in a column before the names, and sums of each side beneath them", () => {
  const { rows } = read(
    "profit_loss",
    `TABLEAU DES COMPTES DE RESULTATS||||
     |LIBELLE|NOTE|2024|2023
     |Ventes et produits annexes||200|180
     |Variation stocks produits finis||10|-5
     I-PRODUCTION DE L'EXERCICE|||210|175
     |Achats consommés||90|80
     |Services extérieurs||18|17
     II-CONSOMMATION DE L'EXERCICE|||108|97
     III-VALEUR AJOUTEE D'EXPLOITATION (I-II)|||102|78
     |Charges de personnel||56|52
     IV-EXCEDENT BRUT D'EXPLOITATION|||46|26
     |Autres produits opérationnels||5|4
     |Dotations aux amortissements||13|12
     V-RESULTAT OPERATIONNEL|||38|18
     |Produits financiers||1|2
     |Charges financières||4|7
     VI-RESULTAT FINANCIER|||-3|-5
     VII-RESULTAT ORDINAIRE AVANT IMPOTS (V+VI)|||35|13
     |Impôts exigibles||6|3
     TOTAL DES PRODUITS DES ACTIVITES ORDINAIRES|||216|181
     TOTAL DES CHARGES DES ACTIVITES ORDINAIRES|||187|171
     VIII-RESULTAT NET DES ACTIVITES ORDINAIRES|||29|10
     X-RESULTAT NET DE L'EXERCICE|||29|10`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "Ventes et produits annexes",
    "Variation stocks produits finis",
    "Achats consommés",
    "Services extérieurs",
    "Charges de personnel",
    "Autres produits opérationnels",
    "Dotations aux amortissements",
    "Produits financiers",
    "Charges financières",
    "Impôts exigibles",
  ]);
});
