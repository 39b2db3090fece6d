import { expect, test } from "vitest";
import { accountIn, nominalIn } from "./markedHeadings.ts";

test.each([
  ["N/C:", "4000", "Name:", "Sales Type A", "Account Balance:", "500.00"],
  ["N/C: 4000", "", "Name: Sales Type A"],
  ["N/C:", "4000", "Sales Type A"],
  ["N/C:", "4000 Sales Type A"],
  ["Nominal Code:", "4000", "Sales Type A"],
  ["Nominal Code: 4000 Sales Type A"],
  ["Nominal Account", "4000", "Sales Type A"],
])("Sage heads an account with its nominal code and its name: %s %s %s", (...cells) => {
  expect(nominalIn(cells)).toBe("4000 Sales Type A");
});

test("headings of columns, and lists of nominal codes, head no account", () => {
  expect(nominalIn(["N/C", "Name", "Debit", "Credit"])).toBeNull();
  expect(nominalIn(["Nominal Code", "Details", "Date"])).toBeNull();
  expect(nominalIn(["Nominal Activity"])).toBeNull();
});

test("what a nominal code is not named by stands apart from it", () => {
  expect(nominalIn(["N/C:", "4000", "Account Balance:", "500.00"])).toBe("4000");
});

test("an account's number and name may stand in cells of their own", () => {
  expect(accountIn(["Account:", "1200", "Bank Current Account"])).toBe("1200 Bank Current Account");
  expect(accountIn(["Ledger: Bank", "1-Apr-2025"])).toBe("Bank");
  expect(accountIn(["Konto 1200 Bank"])).toBe("1200 Bank");
  expect(accountIn(["Compte : 512", "Banque"])).toBe("512 Banque");
  expect(accountIn(["Conto economico"])).toBeNull();
});
