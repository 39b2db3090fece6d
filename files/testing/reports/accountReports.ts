import {
  american,
  british,
  byAccount,
  cr,
  csv,
  dr,
  inWords,
  thousands,
  title,
  total,
} from "./reportBooks.ts";

const netSuite = () =>
  csv([
    ...title("General Ledger"),
    ["Account", "Type", "Date", "Document Number", "Name", "Memo", "Debit", "Credit", "Balance"],
    ...byAccount.flatMap(({ code, name, opening, own, closing }) => [
      [`${code} - ${name}`, "", "", "", "", "", "", "", opening],
      ...own.map(({ date, number, party, text, debit, credit, running }) => [
        ...["", "Journal", american(date), `JE${number}`, party, text, debit, credit, running],
      ]),
      [`Total - ${code} - ${name}`, "", "", "", "", "", "", "", closing],
    ]),
  ]);

const xeroDetail = () =>
  csv([
    ...title("General Ledger Detail"),
    ["Date", "Source", "Description", "Reference", "Debit", "Credit", "Running Balance", "Tax"],
    ...byAccount.flatMap(({ name, opening, own, closing }) => [
      [name],
      ["Opening Balance", "", "", "", dr(opening) || "0.00", cr(opening) || "0.00", opening],
      ...own.map(({ date, number, text, debit, credit, running }) => [
        ...[inWords(date), "Manual Journal", text, `M-${number}`],
        ...[debit || "0.00", credit || "0.00", running, "0.00"],
      ]),
      [`Total ${name}`, "", "", "", total(own, "debit"), total(own, "credit"), closing, "0.00"],
      ["Closing Balance", "", "", "", dr(closing), cr(closing), closing],
      [],
    ]),
  ]);

const sageNominal = () =>
  csv([
    ["Date: 31/12/2025", "", "Plain Pottery Ltd"],
    ["Time: 10:00:00", "", "Nominal Activity"],
    [],
    ...byAccount.flatMap(({ code, name, opening, own, closing }) => [
      ["N/C:", code, "Name:", name, "", "", "Account Balance:", "", thousands(closing)],
      "No,Type,Date,Account,Ref,Details,Dept,T/C,Value,Debit,Credit,V,B".split(","),
      ...(opening === "0.00"
        ? []
        : [
            [1, "JD", "01/01/2025", "", "O/Bal", "Opening Balance", 0, "T9", ""].concat(
              dr(opening),
              cr(opening),
            ),
          ]),
      ...own.map(({ number, date, document, text, debit, credit }) => [
        ...[2 * number + (debit ? 0 : 1), debit ? "JD" : "JC", british(date), "", document, text],
        ...[0, "T9", debit || credit, thousands(debit), thousands(credit), "-", "-"],
      ]),
      ["", "", "", "", "", "Totals:", "", "", "", total(own, "debit"), total(own, "credit")],
      ["", "", "", "", "", "History Balance:", "", "", "", dr(closing), cr(closing)],
    ]),
  ]);

const sageLedger = (isPrinted: boolean) =>
  csv([
    ...title("General Ledger"),
    [
      ...["Account ID", isPrinted ? "" : "Account Description", "Date", "Reference", "Jrnl"],
      ...["Trans Description", "Debit Amt", "Credit Amt", "Balance"],
    ],
    ...(isPrinted ? [["", "Account Description"]] : []),
    ...byAccount.flatMap(({ code, name, opening, own, closing, moved }) => {
      const named = isPrinted ? ["", ""] : [code, name];
      return [
        [code, named[1], "1/1/25", "", "", "Beginning Balance", "", "", thousands(opening)],
        ...(own.length === 0 && isPrinted ? [["", name]] : []),
        ...own.map(({ date, document, text, debit, credit }, at) => [
          ...(isPrinted ? ["", at === 0 ? name : ""] : named),
          ...[american(date), document, "GENJ", text, thousands(debit), thousands(credit), ""],
        ]),
        [...named, "", "", "", "Current Period Change"].concat(
          total(own, "debit"),
          total(own, "credit"),
          moved,
        ),
        [...named, "12/31/25", "", "", "Ending Balance", "", "", thousands(closing)],
        [],
      ];
    }),
  ]);

const myobTransactions = () =>
  csv([
    ...title("Account Transactions [Accrual]"),
    "ID No.,Src,Date,Memo,Debit,Credit,Job No.,Net Activity,Ending Balance".split(","),
    ...byAccount.flatMap(({ code, name, opening, own, closing, moved }) => [
      [`${code[0]}-${code}`, "", name],
      [
        "",
        "",
        "",
        `Beginning Balance: $${thousands(opening.replace("-", ""))}`.concat(
          opening.startsWith("-") ? "cr" : "",
        ),
      ],
      ...own.map(({ number, date, text, debit, credit }) => [
        ...[`GJ00000${number}`, "GJ", british(date), text],
        ...[debit && `$${thousands(debit)}`, credit && `$${thousands(credit)}`],
      ]),
      ["", "", "", "Total:", "", "", "", moved, closing],
    ]),
  ]);

const zohoTransactions = () =>
  csv([
    ...title("Account Transactions"),
    "DATE,ACCOUNT,TRANSACTION DETAILS,TRANSACTION TYPE,TRANSACTION#,REFERENCE#,DEBIT,CREDIT,AMOUNT".split(
      ",",
    ),
    ...byAccount.flatMap(({ name, opening, own, closing }) => [
      [name],
      ["As On 01/01/2025", "Opening Balance", "", "", "", "", dr(opening), cr(opening), ""],
      ...own.map(({ date, number, document, text, debit, credit }) => [
        ...[british(date), name, text, "Journal", `J${number}`, document, debit, credit],
        `${debit || credit} ${debit ? "Dr" : "Cr"}`,
      ]),
      ["As On 31/12/2025", "Closing Balance", "", "", "", "", dr(closing), cr(closing), ""],
    ]),
  ]);

/** Codes and names stand beside the lines too, and not beside the balances above and below them. */
const xeroWithCodes = () =>
  csv([
    ...title("General Ledger Detail"),
    "Date,Source,Contact,Description,Reference,Debit,Credit,Account Code,Account".split(","),
    ...byAccount.flatMap(({ code, name, opening, own, closing }) => [
      [name],
      ["Opening Balance", "", "", "", "", dr(opening) || "0.00", cr(opening) || "0.00"],
      ...own.map(({ date, number, party, text, debit, credit }) => [
        ...[inWords(date), "Manual Journal", party, text, `M-${number}`, debit, credit, code, name],
      ]),
      ["Closing Balance", "", "", "", "", dr(closing), cr(closing)],
      [],
    ]),
  ]);

/** Only codes stand beside the lines: the name stands above them alone. A total is what they moved. */
const xeroTransactions = () =>
  csv([
    ...title("Account Transactions"),
    "Date,Source,Description,Reference,Debit,Credit,Running Balance,Account Code".split(","),
    ...byAccount.flatMap(({ code, name, opening, own, closing, moved }) => [
      [name],
      ["Opening Balance", "", "", "", dr(opening) || "0.00", cr(opening) || "0.00", opening],
      ...own.map(({ date, number, text, debit, credit, running }) => [
        ...[inWords(date), "Manual Journal", text, `M-${number}`],
        ...[debit || "0.00", credit || "0.00", running, code],
      ]),
      [`Total ${name}`, "", "", "", total(own, "debit"), total(own, "credit"), moved],
      ["Closing Balance", "", "", "", dr(closing), cr(closing), closing],
    ]),
  ]);

/** A balance in the sign of its account: what raises it is positive. */
function inOwnSign(code: string, balance: string): string {
  if (/^[156]/.test(code) || Number(balance) === 0) return thousands(balance);
  return thousands(balance.startsWith("-") ? balance.slice(1) : `-${balance}`);
}

/** No closing balance is printed: those beside the lines rise by what raises the account. */
const quickBooksSides = () =>
  csv([
    ...title("General Ledger"),
    "Account,Date,Transaction Type,Num,Name,Memo/Description,Debit,Credit,Balance".split(","),
    ...byAccount.flatMap(({ code, name, opening, own }) => [
      [name],
      ["Beginning Balance", "", "", "", "", "", "", "", inOwnSign(code, opening)],
      ...own.map(({ date, number, party, text, debit, credit, running }) => [
        ...["", american(date), "Journal Entry", number, party, text, debit, credit],
        inOwnSign(code, running),
      ]),
      [`Total for ${name}`, "", "", "", "", "", total(own, "debit"), total(own, "credit"), ""],
    ]),
  ]);

/** A row for each line, with its account, and one above them for what it began with. */
const freshBooks = () =>
  csv([
    "Account Name,Account Number,Date,Entry No,Description,Client,Debit,Credit,Balance".split(","),
    ...byAccount.flatMap(({ code, name, opening, own }) => [
      [name, code, "2025-01-01", "", "Opening Balance", "", "", "", inOwnSign(code, opening)],
      ...own.map(({ date, number, party, text, debit, credit, running }) => [
        ...[name, code, date, number, text, party, debit || "0.00", credit || "0.00"],
        inOwnSign(code, running),
      ]),
    ]),
  ]);

/** Balances rise by what raises the account, whichever column that stands in. */
const wave = () =>
  csv([
    ...title("Account Transactions"),
    [
      ...["ACCOUNT NUMBER", "DATE", "DESCRIPTION"],
      ...["DEBIT", "CREDIT", "BALANCE"].map((side) => `${side} (In Business Currency)`),
    ],
    ...byAccount.flatMap(({ code, name, opening, own, closing, moved }) => {
      const rising = (balance: string) => inOwnSign(code, balance).replace(/^-?/, "$&$$");
      const sums = [total(own, "debit"), total(own, "credit")].map((sum) => `$${thousands(sum)}`);
      return [
        ["", name, "", "", "", ""],
        ["", "Starting Balance", "", "", "", rising(opening)],
        ...own.map(({ date, text, debit, credit, running }) => [
          ...["", date, text, debit && `$${debit}`, credit && `$${credit}`, rising(running)],
        ]),
        ["", "Totals and Ending Balance", "", ...sums, rising(closing)],
        ["", "Balance Change", "", "", `$${moved}`, ""],
      ];
    }),
  ]);

/** The other side of a line stands behind "To" or "By", and so does the balance that makes both sides alike. */
const tally = () =>
  csv([
    ...byAccount.flatMap(({ name, opening, own, closing }) => [
      ["Ledger:", name, "", "", "", "1-Jan-25 to 31-Dec-25"],
      "Date,Particulars,,Vch Type,Vch No.,Debit,Credit".split(","),
      ...(opening === "0.00"
        ? []
        : [
            ["1-1-2025", dr(opening) ? "To" : "By", "Opening Balance", "", ""].concat(
              dr(opening),
              cr(opening),
            ),
          ]),
      ...own.map(({ date, number, text, debit, credit }) => [
        ...[british(date).replaceAll("/", "-"), debit ? "To" : "By", text, "Journal", number],
        ...[debit, credit],
      ]),
      ["", "", "", "", "", total(own, "debit"), total(own, "credit")],
      ["", dr(closing) ? "By" : "To", "Closing Balance", "", "", cr(closing), dr(closing)],
      [],
    ]),
  ]);

/** Reports that stand by account. */
export const accountReports: readonly (readonly [string, () => string])[] = [
  ["the General Ledger report of NetSuite", netSuite],
  ["the General Ledger Detail of Xero", xeroDetail],
  ["the General Ledger Detail of Xero with codes", xeroWithCodes],
  ["the Account Transactions of Xero with codes", xeroTransactions],
  ["the General Ledger of QuickBooks with debits and credits", quickBooksSides],
  ["the General Ledger of FreshBooks", freshBooks],
  ["the Account Transactions of Wave", wave],
  ["the ledgers of Tally", tally],
  ["the Nominal Activity of Sage 50", sageNominal],
  ["the General Ledger of Sage 50", () => sageLedger(false)],
  ["the General Ledger of Sage 50 as printed", () => sageLedger(true)],
  ["the Account Transactions of MYOB", myobTransactions],
  ["the Account Transactions of Zoho", zohoTransactions],
];
