import { expect, test } from "vitest";
import type { FileType } from "../fileTypes.ts";
import { matchHeadings } from "./matchHeadings.ts";

function match(fileType: FileType, headings: string) {
  const matched = matchHeadings(headings.split("|"), fileType);
  return Object.fromEntries(matched.map(({ field, heading }) => [field, heading]));
}

test.each([
  ["Sage 50", "N/C|Name|Debit|Credit", "N/C", "Name", "Debit", "Credit"],
  [
    "Xero",
    "Account Code|Account|Account Type|Debit - Year to date|Credit - Year to date",
    "Account Code",
    "Account",
    "Debit - Year to date",
    "Credit - Year to date",
  ],
  [
    "QuickBooks Online",
    "Account #|Account|Debit|Credit",
    "Account #",
    "Account",
    "Debit",
    "Credit",
  ],
  [
    "Sage Intacct",
    "Account|Account title|Closing debit|Closing credit",
    "Account",
    "Account title",
    "Closing debit",
    "Closing credit",
  ],
  [
    "the keys of a JSON file",
    "accountCode|accountName|currentDebit|currentCredit",
    "accountCode",
    "accountName",
    "currentDebit",
    "currentCredit",
  ],
  ["by hand", "Acct No|Nominal name|Dr (£)|Cr (£)", "Acct No", "Nominal name", "Dr (£)", "Cr (£)"],
  [
    "shouted",
    "NOMINAL CODE|DESCRIPTION|YTD DEBIT|YTD CREDIT",
    "NOMINAL CODE",
    "DESCRIPTION",
    "YTD DEBIT",
    "YTD CREDIT",
  ],
  ["China", "科目代码|科目名称|借方余额|贷方余额", "科目代码", "科目名称", "借方余额", "贷方余额"],
  ["Taiwan", "會計科目編號|會計科目名稱|借方|貸方", "會計科目編號", "會計科目名稱", "借方", "貸方"],
  [
    "Japan",
    "勘定科目コード|勘定科目|借方残高|貸方残高",
    "勘定科目コード",
    "勘定科目",
    "借方残高",
    "貸方残高",
  ],
  ["Korea", "계정코드|계정과목|차변|대변", "계정코드", "계정과목", "차변", "대변"],
  [
    "German",
    "Konto|Bezeichnung|Saldo Soll|Saldo Haben",
    "Konto",
    "Bezeichnung",
    "Saldo Soll",
    "Saldo Haben",
  ],
])(
  "the headings of a trial balance from %s are understood",
  (_, headings, code, name, currentDebit, currentCredit) => {
    expect(match("trial_balance", headings)).toMatchObject({
      code,
      name,
      currentDebit,
      currentCredit,
    });
  },
);

test("prior columns are told from current ones by words, by opening and closing, and by year", () => {
  for (const headings of [
    "Name|Current Dr|Current Cr|Prior year Dr|Prior year Cr",
    "Name|Closing Debit|Closing Credit|Opening Debit|Opening Credit",
    "Name|Debit 2025|Credit 2025|Debit 2024|Credit 2024",
    "Name|Dr c/f|Cr c/f|Dr b/fwd|Cr b/fwd",
    "Name|31/12/2025 Debit|31/12/2025 Credit|31/12/2024 Debit|31/12/2024 Credit",
  ]) {
    const [, currentDebit, currentCredit, priorDebit, priorCredit] = headings.split("|");
    expect(match("trial_balance", headings)).toMatchObject({
      currentDebit,
      currentCredit,
      priorDebit,
      priorCredit,
    });
  }
});

test("the later year is the current one, wherever it stands", () => {
  expect(match("profit_loss", "Account|2024|2025")).toMatchObject({
    current: "2025",
    prior: "2024",
  });
  expect(match("profit_loss", "Account|FY24-25|FY 24|FY'23")).toMatchObject({
    current: "FY24-25",
    prior: "FY 24",
  });
  expect(match("profit_loss", "Account|FY25|FY24")).toMatchObject({
    current: "FY25",
    prior: "FY24",
  });
  expect(
    match("profit_loss", "Account|Year ended 31 March 2025|Year ended 31 March 2024"),
  ).toMatchObject({
    current: "Year ended 31 March 2025",
    prior: "Year ended 31 March 2024",
  });
  expect(match("balance_sheet", "Account|As at 31 Dec 2025|As at 31 Dec 2024")).toMatchObject({
    closing: "As at 31 Dec 2025",
    opening: "As at 31 Dec 2024",
  });
  expect(match("balance_sheet", "Account|Balance b/f|Balance c/f")).toMatchObject({
    opening: "Balance b/f",
    closing: "Balance c/f",
  });
  expect(match("profit_loss", "Account|This year|Last year")).toMatchObject({
    current: "This year",
    prior: "Last year",
  });
});

test("years as textbooks and model accounts write them", () => {
  expect(match("balance_sheet", "Account|31 March 20X8|31 March 20X7")).toMatchObject({
    closing: "31 March 20X8",
    opening: "31 March 20X7",
  });
  expect(match("balance_sheet", "Account|20x1 $000|20x2 $000")).toMatchObject({
    closing: "20x2 $000",
    opening: "20x1 $000",
  });
  expect(match("profit_loss", "Account|Year 2|Year 1")).toMatchObject({
    current: "Year 2",
    prior: "Year 1",
  });
});

test("a column headed by no more than its unit holds the amounts", () => {
  for (const unit of ["$000", "£m", "€", "In thousands", "$'000", "US$ million", "'000"])
    expect(match("profit_loss", `|${unit}`)).toMatchObject({ current: unit });
  expect(match("profit_loss", "|Per cent")).toEqual({});
  expect(match("profit_loss", "|$000|$000")).toEqual({});
});

test("budgets, variances and months are not taken for the year", () => {
  const matched = match("profit_loss", "Account|Budget 2025|Actual 2025|Variance|Actual 2024");
  expect(matched).toEqual({ name: "Account", current: "Actual 2025", prior: "Actual 2024" });
  expect(match("profit_loss", "Account|Jan 2025|Feb 2025|Mar 2025|Total")).toEqual({
    name: "Account",
    current: "Total",
  });
  expect(match("profit_loss", "Account|Jan 2025|Feb 2025|Mar 2025")).toEqual({ name: "Account" });
});

test("debit and credit between an opening and a closing balance are movements", () => {
  expect(match("trial_balance", "Code|Name|Opening balance|Debit|Credit|Closing balance")).toEqual({
    code: "Code",
    name: "Name",
    currentBalance: "Closing balance",
    priorBalance: "Opening balance",
  });
  expect(
    match(
      "trial_balance",
      "Code|Name|Initial Debit|Initial Credit|Debit|Credit|End Debit|End Credit",
    ),
  ).toEqual({
    code: "Code",
    name: "Name",
    currentDebit: "End Debit",
    currentCredit: "End Credit",
    priorDebit: "Initial Debit",
    priorCredit: "Initial Credit",
  });
  expect(match("trial_balance", "No.|Name|Net Change|Balance at Date")).toMatchObject({
    currentBalance: "Balance at Date",
  });
});

test("a running balance beside debit and credit is left aside", () => {
  expect(match("trial_balance", "Code|Name|Debit|Credit|Balance")).toEqual({
    code: "Code",
    name: "Name",
    currentDebit: "Debit",
    currentCredit: "Credit",
  });
});

test("headings such as __proto__ and constructor are only words", () => {
  expect(match("trial_balance", "__proto__|constructor|toString")).toEqual({});
});

test("a blank corner stands for the names of accounts and lines, and for nothing in a file of rates", () => {
  expect(match("profit_loss", "|2025|2024")).toEqual({ name: "", current: "2025", prior: "2024" });
  expect(match("prior_cashflow", "|2024")).toEqual({ lineItem: "", amount: "2024" });
  expect(match("fx_rates", "|Currency|Rate")).toEqual({ currency: "Currency", rate: "Rate" });
});

test.each([
  ["Hesap Kodu|Hesap Adı|Borç|Alacak|Borç Bakiye|Alacak Bakiye", [4, 5]],
  ["Code|Name|Debit|Credit|Debit Balance|Credit Balance", [4, 5]],
  ["Code|Name|Debit Balance|Credit Balance|Debit|Credit", [2, 3]],
])("what is left of debits and credits is preferred to them: %s", (headings, places) => {
  const matched = matchHeadings(headings.split("|"), "trial_balance");
  const found = ["currentDebit", "currentCredit"].map(
    (wanted) => matched.find(({ field }) => field === wanted)?.index,
  );
  expect(found).toEqual(places);
});

test("balances are told beside the words for an account that stand before them", () => {
  const headings = [
    "GLAccountNumber",
    "GLAccountName",
    "GLAccountStartingBalance",
    "GLAccountEndingBalance",
  ];
  const matched = matchHeadings(headings, "trial_balance").map(({ field }) => field);
  expect(matched).toEqual(["code", "name", "priorBalance", "currentBalance"]);
});

test("of two columns that are headed alike, and by no year, neither is taken", () => {
  expect(match("profit_loss", "Account|Balance|Balance")).toEqual({ name: "Account" });
  expect(match("profit_loss", "Account|Balance")).toMatchObject({ current: "Balance" });
});

test("what moved in a period is the amount of a profit and loss, and no balance", () => {
  expect(match("profit_loss", "Description|Net Change|Net Change Last Year")).toEqual({
    name: "Description",
    current: "Net Change",
    prior: "Net Change Last Year",
  });
  expect(match("profit_loss", "Account|2025|2024|Net change")).toEqual({
    name: "Account",
    current: "2025",
    prior: "2024",
  });
  expect(match("balance_sheet", "Account|Net Change")).toEqual({ name: "Account" });
});
