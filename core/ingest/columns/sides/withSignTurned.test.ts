import { expect, test } from "vitest";
import { readTrialBalance } from "../../../testing/readTrialBalance.ts";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

/** What a bank's program prints: what it owes is positive, what it has lent negative. */
const BANK = `GL_Code|GL_Name|Opening_Bal|DR_Summation|CR_Summation|Closing_Bal
  1101|Savings accounts|2000.00|20.00|120.00|2100.00
  1102|Current accounts|900.00|0.00|0.00|900.00
  1201|Share capital|1100.00|0.00|50.00|1150.00
  2101|Loans to customers|-3500.00|150.00|0.00|-3650.00
  2102|Cash|-500.00|20.00|20.00|-500.00
  3101|Interest income|0.00|0.00|70.00|70.00
  4101|Staff costs|0.00|70.00|0.00|-70.00
  TOTAL||0.00|260.00|260.00|0.00`;

test("balances that debits lower are positive in credit", () => {
  const { codes, balances } = readTrialBalance(BANK, "take");
  expect(codes).toContain("sign_turned");
  expect(balances).toEqual([
    "Savings accounts -2000 -2100",
    "Current accounts -900 -900",
    "Share capital -1100 -1150",
    "Loans to customers 3500 3650",
    "Cash 500 500",
    "Interest income 0 -70",
    "Staff costs 0 70",
  ]);
});

test("without opening balances the sums of debits and credits say the same", () => {
  const oneDate = `Code|Name|Total Dr|Total Cr|Closing Balance
    1|Sales|0.00|900.00|900.00
    2|Rent|300.00|0.00|-300.00
    3|Cash|900.00|300.00|-600.00`;
  const { codes, balances } = readTrialBalance(oneDate, "take");
  expect(codes).toContain("sign_turned");
  expect(balances).toEqual(["Sales 0 -900", "Rent 0 300", "Cash 0 600"]);
});

test("balances stay as they are where debits raise them", () => {
  const usual = BANK.replace("DR_Summation|CR_Summation", "CR_Summation|DR_Summation");
  expect(readTrialBalance(usual, "take").codes).not.toContain("sign_turned");
  expect(readTrialBalance(usual, "take").balances[0]).toBe("Savings accounts 2000 2100");
});

test("one row that says otherwise leaves no sign to assume: the file is refused with the row", () => {
  const torn = BANK.replace("-3500.00|150.00|0.00", "-3500.00|0.00|150.00");
  const { codes, balances } = readTrialBalance(torn, "take");
  expect(balances).toEqual([]);
  expect(codes).toContain("sign_unclear");
  const result = ingest("trial_balance", [tableOf(torn)], { oneDate: "take" });
  const found = result.ok ? undefined : result.problems.find(({ code }) => code === "sign_unclear");
  expect(found?.message).toContain("in 4 rows");
  expect(found?.message).toContain("not in row 5");
});

test("a row out of order does not make the usual sign unclear", () => {
  const usual = BANK.replace("DR_Summation|CR_Summation", "CR_Summation|DR_Summation");
  const torn = usual.replace("-3500.00|150.00|0.00", "-3500.00|0.00|150.00");
  expect(readTrialBalance(torn, "take").balances[0]).toBe("Savings accounts 2000 2100");
});
