import { expect, test } from "vitest";
import { reportRows } from "../../testing/ledgerLayouts.ts";
import { closingOf, ledgerOf, refusal } from "../../testing/readLedgerText.ts";

test("rows of a day that share nothing but their description are an entry of their own", async () => {
  const report = [
    "Date,Source,Contact,Description,Reference,Debit,Credit,Running Balance",
    "Bank (1010)",
    "Opening Balance,,,,,500.00,0.00,500.00",
    "05 Mar 2025,Spend Money,Quay Street,Amount received,#1,195.00,0.00,695.00",
    "05 Mar 2025,Spend Money,,Amount paid,#2,0.00,120.00,575.00",
    "Receivables (1200)",
    "Opening Balance,,,,,200.00,0.00,200.00",
    "05 Mar 2025,Spend Money,Quay Street,Amount received,INV-1,0.00,200.00,0.00",
    "Payables (2000)",
    "Opening Balance,,,,,0.00,120.00,-120.00",
    "05 Mar 2025,Spend Money,Harbour Lane,Amount paid,B-7,120.00,0.00,0.00",
    "Share Capital (3000)",
    "Opening Balance,,,,,0.00,580.00,-580.00",
    "Bank Charges (6080)",
    "05 Mar 2025,Spend Money,,Amount received,#1,5.00,0.00,5.00",
  ];
  const { entries } = await ledgerOf(report.join("\n"));
  expect([...entries].map(({ lines }) => lines.length).sort()).toEqual([2, 3]);
});

test("accounts in their own sign are told by what they lower, by other entries and by opening balances", async () => {
  const account = (name: string, opening: string, ...rows: string[]) => [
    `${name},,,,,,,${opening}`,
    ...rows.map((row) => `,Journal,${row},`),
    `Total ${name},,,,,,,`,
  ];
  const apart = [
    ...account("Delta", "3000.00"), // no entry and no word: the opening balances sum to nothing
    ...account("Epsilon", "2000.00"),
    ...account("Lorry - accumulated depreciation", "-1000.00", "2025-12-31,90,,,-250.00"),
    ...account("Wear and tear", "", "2025-12-31,90,,,250.00"),
    ...account("Kappa", "0.00", "2025-06-01,91,,,5.00", "2025-06-02,92,,,5.00"),
    ...account("Bank two", "0.00", "2025-06-01,91,,,-7.00", "2025-06-02,92,,,-5.00"),
    ...account("Lambda", "0.00", "2025-06-01,91,,,7.00", "2025-06-03,93,,,1.00"),
    ...account("Sigma", "0.00", "2025-06-01,91,,,5.00"),
    ...account("Bank three", "0.00", "2025-06-03,93,,,-1.00", "2025-06-04,94,,,5.00"),
    ...account("Tau", "0.00", "2025-06-04,94,,,5.00", "2025-06-05,95,,,0.00"),
    ...account("Zero", "0.00", "2025-06-05,95,,,0.00"),
  ];
  const ledger = await ledgerOf([reportRows(true), ...apart].join("\n"));
  const names = ["Delta", "Epsilon", "Lorry", "Wear", "Kappa", "Lambda", "Sigma"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["3000.00", "-2000.00", "-1250.00", "250.00", "10.00", "8.00", "-5.00"],
  ]);
});

test("accounts in their own sign that meet each other alone stand as those beside them, or as openings prove", async () => {
  const account = (name: string, opening: string, ...rows: readonly string[]) => [
    `${name},,,,,,,${opening}`,
    ...rows.map((row) => `,Journal,${row},`),
  ];
  const paid = (day: number, sign = "") => `2025-01-0${day},${day},,,${sign}${day}.00`;
  const report = [
    ",Type,Date,Number,Name,Text,Amount,Balance",
    ...account("Bank", "100.00", paid(3), paid(4), paid(5, "-"), paid(6, "-"), paid(7, "-")),
    ...account("Interest accrued", "0.00", "2025-01-31,31,,,8.00"),
    ...account("Debtors", "0.00", "2025-01-02,2,,,2.00"),
    ...account("Sole loan to a director", "60.00"), // a loan by its name, a claim by the openings
    ...account("Share capital", "160.00"),
    ...account("Sales", "", "2025-01-02,2,,,2.00", paid(3)),
    ...account("Bank interest received", "", "2025-01-31,31,,,8.00"),
    ...account("Commission income", "", paid(4)),
    ...account("Rent", "", paid(5)),
    ...account("Rates", "", paid(6)),
    ...account("Repairs", "", paid(7)),
  ];
  const ledger = await ledgerOf(report.join("\n"));
  const names = ["Interest accrued", "Bank interest received", "Sole loan to a director", "Share"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["8.00", "-8.00", "60.00", "-160.00"],
  ]);
});

test("payments of a day in a report by account are kept apart by the words of their entries", async () => {
  const paid = ["Rent for March", "Rates", "Loan repaid"].map((text) => {
    return `2025-03-01,Spend,${text},`;
  });
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      "Bank,,,,,",
      ...paid.map((row) => `${row},,900`),
      ...["Rent", "Rates", "Loan"].flatMap((name, at) => [`${name},,,,,`, `${paid[at]},900,`]),
    ].join("\n"),
  );
  expect(ledger.origin).toMatchObject({ entryCount: 3, lumpedLines: 0 });
});

test("rows of a day that say nothing are an entry where two alone have their amount", async () => {
  const account = (name: string, ...rows: readonly string[]) => [
    `${name},,,,,`,
    ...rows.map((row) => `2025-03-01,Spend,,,${row}`),
  ];
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      ...account("Bank", "900,", ",40", ",75", ",75"),
      ...account("Sales", ",750"),
      ...account("Sales tax", ",150"),
      ...account("Rent", "40,"),
      ...account("Rates", "75,"),
      ...account("Water", "75,"),
    ].join("\n"),
  );
  const sizes = [...ledger.entries].map(({ lines }) => lines.length).sort();
  expect(sizes).toEqual([2, 7]); // the two of 75 may belong to each other either way
});

test("the closing of a year that stands with other journals of its last day is left out", async () => {
  const journals = (...amounts: readonly number[]) => {
    return amounts.map((amount) => {
      const sides = amount < 0 ? `,${-amount}` : `${amount},`;
      return `2025-12-31,Journal,,,${sides}`;
    });
  };
  const account = (name: string, ...rows: readonly string[]) => [`${name},,,,,`, ...rows];
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      ...account("Bank", "2025-03-01,Receive,,,900,", "2025-04-01,Spend,,,,420"),
      ...account("Sales", "2025-03-01,Receive,,,,900", ...journals(900)),
      ...account("Rent", "2025-04-01,Spend,,,300,", ...journals(-300)),
      ...account("Rates", "2025-04-01,Spend,,,80,", ...journals(-80)),
      ...account("Water", "2025-04-01,Spend,,,40,", ...journals(-40)),
      ...account("Depreciation", ...journals(50, -50)),
      ...account("Accumulated depreciation", ...journals(-50)),
      ...account("Retained earnings", ...journals(-430)),
    ].join("\n"),
  );
  const names = ["Sales", "Depreciation", "Accumulated depreciation", "Retained earnings"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["-900.00", "50.00", "-50.00", "0.00"],
  ]);
  expect(ledger.origin?.oddities?.map(({ code }) => code)).toContain("ledger_closing_entries");
});

test("an account whose own sign nothing tells is named, not guessed", async () => {
  const apart = [
    "Zeta,,,,,,,",
    ",Journal,2025-06-01,9,,,5.00,",
    "Omega,,,,,,,",
    ",Journal,2025-06-01,9,,,5.00,",
  ];
  expect(await refusal([reportRows(true), ...apart].join("\n"))).toContain(
    "account Zeta is a debit",
  );
});

test("an entry without a number is called by its kind and document, where no other has both", async () => {
  const { entries } = await ledgerOf(
    [
      ",Date,Transaction Type,Num,Name,Memo/Description,Split,Amount,Balance",
      "Bank,,,,,,,,",
      ",01/15/2025,Check,1041,Quay,Rent,Rent,-30.00,-30.00",
      ",01/19/2025,Check,,Quay,Rent,Rent,-20.00,-50.00",
      ",02/15/2025,Deposit,7,Ada,,Capital,90.00,40.00",
      ",03/15/2025,Deposit,7,Ben,,Capital,60.00,100.00",
      "Total for Bank,,,,,,,100.00,",
      "Capital,,,,,,,,",
      ",02/15/2025,Deposit,7,Ada,,Bank,90.00,90.00",
      ",03/15/2025,Deposit,7,Ben,,Bank,60.00,150.00",
      "Total for Capital,,,,,,,150.00,",
      "Rent,,,,,,,,",
      ",01/15/2025,Check,1041,Quay,Rent,Bank,30.00,30.00",
      ",01/19/2025,Check,,Quay,Rent,Bank,20.00,50.00",
      "Total for Rent,,,,,,,50.00,",
    ].join("\n"),
  );
  expect([...entries].map(({ number }) => number)).toEqual([
    "Check 1041",
    "Check 2025-01-19 row 4",
    "Deposit 7 2025-02-15 row 5",
    "Deposit 7 2025-03-15 row 6",
  ]);
});
