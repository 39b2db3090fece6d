import { expect, test } from "vitest";
import { closingOf, ledgerOf } from "../../testing/readLedgerText.ts";

const journal = (...labels: readonly [string, string]) =>
  [
    "Date,No,Text,Account,Debit,Credit",
    `2025-01-05,1,Sale,${labels[0]},120.00,`,
    `2025-01-05,1,Sale,${labels[1]},,120.00`,
  ].join("\n");

test("a code that begins with letters is taken off its label", async () => {
  const { accounts } = await ledgerOf(journal("A0011 Main bank", "INC-20 Fees"));
  expect(accounts.map(({ code, name }) => [code, name])).toEqual([
    ["A0011", "Main bank"],
    ["INC-20", "Fees"],
  ]);
});

test("what begins with letters and digits is a name where most labels have no code", async () => {
  const rows = ["Bank", "Rent", "Wages"].map((name) => `2025-01-06,2,Paid,${name},0.00,`);
  const { accounts } = await ledgerOf([journal("Cash", "PC20 Printer hire"), ...rows].join("\n"));
  expect(accounts.map(({ name }) => name)).toContain("PC20 Printer hire");
});

test("a report by account begins one at such a label", async () => {
  const report = [
    "Date,Number,Text,Debit,Credit,Balance",
    "A0011 Main bank",
    "Opening balance,,,,,50.00",
    "2025-01-05,1,Sale,120.00,,170.00",
    "L0020 Loan",
    "Opening balance,,,,,-50.00",
    "X0030 Fees",
    "Opening balance,,,,,0.00",
    "2025-01-05,1,Sale,,120.00,-120.00",
  ];
  const ledger = await ledgerOf(report.join("\n"));
  expect(closingOf(ledger, "A0011", "Main bank")).toBe("170.00");
});

test("an opening entry may say so on the first of its lines alone", async () => {
  const report = [
    "Date,Num,Memo/Description,Account,Debit,Credit",
    "2025-01-01,0,Opening balances,Bank,50.00,",
    ",,,Loan,,30.00",
    ",,,Share capital,,20.00",
    "2025-01-05,1,Sale,Bank,120.00,",
    ",,,Fees,,120.00",
  ];
  const { accounts } = await ledgerOf(report.join("\n"));
  expect(accounts.find(({ name }) => name === "Bank")?.opening).toBe(5000n);
});

test.each(["-", "n/a"])("%s in the place of a document is none", async (placeholder) => {
  const rows = [
    "Date,No,Account,Text,Reference,Debit,Credit",
    `2025-01-05,1,Bank,Sale,${placeholder},120.00,`,
    `2025-01-05,1,Fees,Sale,${placeholder},,120.00`,
  ];
  const { entries } = await ledgerOf(rows.join("\n"));
  expect([...entries].flatMap(({ lines }) => lines.map(({ document }) => document))).toEqual([
    null,
    null,
  ]);
});

test("in their own sign, charges to the group are income", async () => {
  const report = [
    ",Type,Date,Number,Name,Text,Amount,Balance",
    "Group account,,,,,,,0.00",
    ",Journal,2025-01-03,3,,Services,5.00,5.00",
    "Management charges to group,,,,,,,0.00",
    ",Journal,2025-01-03,3,,Services,5.00,5.00",
  ];
  const ledger = await ledgerOf(report.join("\n"));
  expect(closingOf(ledger, "", "Group account")).toBe("5.00");
});

test("in their own sign, what is due from a company is a claim on it", async () => {
  const report = [
    ",Type,Date,Number,Name,Text,Amount,Balance",
    "Bank,,,,,,,0.00",
    ",Journal,2025-01-02,2,,Sale,7.00,7.00",
    "Sales,,,,,,,0.00",
    ",Journal,2025-01-02,2,,Sale,7.00,7.00",
    "Due from Northern Works,,,,,,,0.00",
    ",Journal,2025-01-03,3,,Services,5.00,5.00",
    "Services to the group,,,,,,,0.00",
    ",Journal,2025-01-03,3,,Services,5.00,5.00",
  ];
  const ledger = await ledgerOf(report.join("\n"));
  expect(closingOf(ledger, "", "Due from")).toBe("5.00");
});
