import { expect, test } from "vitest";
import { statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

/** Everything that is asked about the lines of a year of these entries. */
function asked(...written: WrittenEntry[]): string {
  const { lines } = statementOf(written).statements.direct;
  return lines.flatMap(({ reviewReasons = [] }) => reviewReasons).join("\n");
}

const on = (date: string, text: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({
  date,
  text,
  lines,
});

test("an account that nobody could place is asked about beside others, not by itself", () => {
  const besideUnplaced = /holds an account that nobody could place/;
  const alone = on("2025-02-01", "", ["suspense", "50"], ["bank", "-50"]);
  const beside = on("2025-02-01", "", ["suspense", "50"], ["plant", "70"], ["bank", "-120"]);
  expect(asked(beside)).toMatch(besideUnplaced);
  expect(asked(alone)).not.toMatch(besideUnplaced);
});

test("words of a dividend are asked about where interest is received, not where it is given back", () => {
  const perhapsDividend = /speaks of a dividend and stands on interest received/;
  const entry = (sign: "" | "-", other: "" | "-") =>
    on("2025-02-01", "Dividend", ["interestReceived", `${sign}30`], ["bank", `${other}30`]);
  expect(asked(entry("-", ""))).toMatch(perhapsDividend);
  expect(asked(entry("", "-"))).not.toMatch(perhapsDividend);
});

test("words of interest are asked about where other income stands beside an investment that is sold", () => {
  const perhapsReturn = /speaks of interest or a dividend and has other income/;
  const sold = (text: string) =>
    on("2025-02-01", text, ["bank", "110"], ["holding", "-100"], ["otherIncome", "-10"]);
  expect(asked(sold("Deposit matured with interest"))).toMatch(perhapsReturn);
  expect(asked(sold("Sold to a broker"))).not.toMatch(perhapsReturn);
});

test("words of a loan are asked about on investments, words of shares on money lent", () => {
  const perhapsLent = /speaks of a loan and stands on investments/;
  const perhapsInvested = /speaks of shares and stands on money lent/;
  const paid = (account: "holding" | "lent", text: string) =>
    on("2025-02-01", text, [account, "50"], ["bank", "-50"]);
  expect(asked(paid("holding", "Loan advanced"))).toMatch(perhapsLent);
  expect(asked(paid("holding", "Loan notes of Orb plc"))).not.toMatch(perhapsLent);
  expect(asked(paid("lent", "Purchase of shares"))).toMatch(perhapsInvested);
  expect(asked(paid("lent", "Loan advanced"))).not.toMatch(perhapsInvested);
});

test("sales tax among the payments of a month is asked about beside purchases, not on one bill", () => {
  const perhapsSettled = /is not what the tax authority was paid/;
  const bill: WrittenEntry["lines"] = [
    ["overheads", "100"],
    ["salesTax", "20"],
  ];
  const month = on("2025-02-28", "", ...bill, ["wages", "80"], ["bank", "-200"]);
  expect(asked(month)).toMatch(perhapsSettled);
  expect(asked(on("2025-02-28", "", ...bill, ["bank", "-120"]))).not.toMatch(perhapsSettled);
});

test("two opposite entries without a word are asked about where they moved cash", () => {
  const perhapsTakenBack = /confirm that neither takes the other back/;
  const opposite = (paidFrom: "bank" | "dividendsPayable") => [
    on("2025-02-01", "", ["plant", "100"], [paidFrom, "-100"]),
    on("2025-03-01", "", ["plant", "-100"], [paidFrom, "100"]),
  ];
  expect(asked(...opposite("bank"))).toMatch(perhapsTakenBack);
  expect(asked(...opposite("dividendsPayable"))).not.toMatch(perhapsTakenBack);
});

test("sales beside an asset that is sold are asked about, goods beside one that is bought are not", () => {
  const perhapsGain = /has sales beside an asset that was sold/;
  const sold = on(
    "2025-02-01",
    "Van sold",
    ["bank", "2500"],
    ["plantDepreciation", "500"],
    ["plant", "-2500"],
    ["sales", "-500"],
  );
  const bought = on("2025-02-01", "", ["bank", "300"], ["plant", "200"], ["sales", "-500"]);
  expect(asked(sold)).toMatch(perhapsGain);
  expect(asked(bought)).not.toMatch(perhapsGain);
});

test("a cost beside tax or debt without cash is asked about, one that is owed to suppliers is not, alone or with a machine", () => {
  const perhapsCharge = /has a cost or an income beside assets, debt, equity or tax, and no cash/;
  const askedOf = (entry: WrittenEntry) =>
    statementOf([entry])
      .statements.indirect.lines.flatMap(({ reviewReasons = [] }) => reviewReasons)
      .join("\n");
  const charged = (owed: "taxPayable" | "loan" | "creditors") =>
    on("2025-12-31", "", ["overheads", "40"], [owed, "-40"]);
  expect(askedOf(charged("taxPayable"))).toMatch(perhapsCharge);
  expect(askedOf(charged("loan"))).toMatch(perhapsCharge);
  expect(askedOf(charged("creditors"))).not.toMatch(perhapsCharge);
  const bill = (plant: string, overheads: string) =>
    on("2025-06-12", "", ["plant", plant], ["overheads", overheads], ["creditors", "-60"]);
  expect(askedOf(bill("100", "-40"))).toMatch(perhapsCharge);
  expect(askedOf(bill("20", "40"))).not.toMatch(perhapsCharge);
});

test("cash out of the capital is asked about, cash paid in is not", () => {
  const perhapsNoCapital = /pays cash out of the capital/;
  const paidOut = on("2025-05-01", "", ["shares", "40"], ["bank", "-40"]);
  const paidIn = on("2025-05-01", "", ["bank", "40"], ["shares", "-40"]);
  expect(asked(paidOut)).toMatch(perhapsNoCapital);
  expect(asked(paidIn)).not.toMatch(perhapsNoCapital);
});

test("capital beside sales tax on a bill is asked about, capital beside an asset alone is not", () => {
  const perhapsNotPaidIn = /has capital beside sales tax/;
  const bill = (tax: "20" | "0") =>
    on(
      "2025-05-01",
      "",
      ["plant", "100"],
      ["salesTax", tax],
      ["shares", "-40"],
      ["creditors", tax === "20" ? "-80" : "-60"],
    );
  expect(asked(bill("20"))).toMatch(perhapsNotPaidIn);
  expect(asked(bill("0"))).not.toMatch(perhapsNotPaidIn);
});

test("cash that is revalued against a cost is asked about, a cost that is paid is not", () => {
  const perhapsRevalued = /speaks of a revaluation and moves cash/;
  const booked = (text: string) => on("2025-12-31", text, ["bank", "5"], ["overheads", "-5"]);
  expect(asked(booked("Revaluation of dollar account"))).toMatch(perhapsRevalued);
  expect(asked(booked("Refund"))).not.toMatch(perhapsRevalued);
});
