import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { compareOpenings } from "./compareOpenings.ts";

const account = (code: string, role: Role, opening: string, closing: string) => {
  const nature = role === "revenue" ? ("income" as const) : ("asset" as const);
  return { code, name: `Account ${code}`, role, nature, opening, closing };
};
const lastYear = [
  account("1000", "cash_and_cash_equivalents", "100.00", "130.00"),
  account("3000", "share_capital", "-100.00", "-100.00"),
  account("3900", "retained_earnings", "0.00", "0.00"),
  account("4000", "revenue", "0.00", "-30.00"),
];
const thisYear = (retained: string, bank = "130.00") => [
  account("1000", "cash_and_cash_equivalents", bank, "150.00"),
  account("3000", "share_capital", "-100.00", "-100.00"),
  account("3900", "retained_earnings", retained, "-30.00"),
  account("4000", "revenue", "0.00", "-20.00"),
];

test("last year's result is part of what retained earnings open with", () => {
  expect(compareOpenings(lastYear, thisYear("-30.00"), "GBP")).toEqual([]);
  const closed = lastYear.map((each) =>
    each.code === "3900" ? { ...each, closing: "-30.00" } : each,
  );
  expect(compareOpenings(closed, thisYear("-30.00"), "GBP")).toEqual([]);
  expect(
    compareOpenings(lastYear, thisYear("0.00"), "GBP").map(({ account: code }) => code),
  ).toEqual(["3900"]);
});

test("without retained earnings last year's result is part of what the owner's capital opens with", () => {
  const without = (accounts: ReturnType<typeof account>[], capital: string) =>
    accounts
      .filter(({ code }) => code !== "3900")
      .map((each) => (each.code === "3000" ? { ...each, opening: capital } : each));
  const opened = without(thisYear("0.00"), "-130.00");
  expect(compareOpenings(without(lastYear, "-100.00"), opened, "GBP")).toEqual([]);
});

test("last year's dividends are taken off retained earnings where their account begins anew", () => {
  const paid = [...lastYear, account("3950", "dividends_declared", "0.00", "5.00")].map((each) =>
    each.code === "1000" ? { ...each, closing: "125.00" } : each,
  );
  const closed = thisYear("-25.00", "125.00");
  expect(compareOpenings(paid, closed, "GBP")).toEqual([]);
  const nil = account("3950", "dividends_declared", "0.00", "2.00");
  expect(compareOpenings(paid, [...closed, nil], "GBP")).toEqual([]);
  const left = account("3950", "dividends_declared", "5.00", "7.00");
  expect(compareOpenings(paid, [...thisYear("-30.00", "125.00"), left], "GBP")).toEqual([]);
  expect(
    compareOpenings(paid, thisYear("-30.00", "125.00"), "GBP").map(({ difference }) => difference),
  ).toEqual(["-5.00"]);
});

test("each account that opens with something else is named, new and missing ones included", () => {
  const others = thisYear("-30.00", "125.00").filter(({ code }) => code !== "3000");
  const added = [...others, account("1100", "trade_receivables", "5.00", "0.00")];
  const zero = "0.00";
  expect(compareOpenings(lastYear, added, "GBP")).toEqual([
    {
      account: "1000",
      accountName: "Account 1000",
      closing: "130.00",
      opening: "125.00",
      difference: "-5.00",
    },
    {
      account: "3000",
      accountName: "Account 3000",
      closing: "-100.00",
      opening: zero,
      difference: "100.00",
    },
    {
      account: "1100",
      accountName: "Account 1100",
      closing: zero,
      opening: "5.00",
      difference: "5.00",
    },
  ]);
});
