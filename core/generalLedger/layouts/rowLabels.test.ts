import { expect, test } from "vitest";
import { CARRIED, CLOSING, isLabelDate, mayBeNameWithDigits, OPENING } from "./rowLabels.ts";

test.each([
  ["0320 Pkw", true],
  ["1010 EUR account", true],
  ["1400 Rückstellungen", true],
  ["40 Fournisseurs", true],
  ["4410 (Gain)/loss on disposal", true],
  ["Total 0320 Pkw", true],
  ["1100 - Bank", true],
  ["18.20 Banca c/c", true],
  ["1000 24 Hour Account Bank", true],
  ["1000 - 24 Hour Account Bank", true],
  ["2010 - 2nd mortgage", true],
  ["2010 401k payable", true],
  ["2-1035 401k payable", true],
  ["A0011 Main bank", true],
  ["2025 12 Rent", false],
  ["1000 12 Jan", false],
  ["05.03.2025 Rent", false],
  ["Accounts Receivable (A/R) (1200)", true],
  ["Business Account (090)", true],
  ["Payroll Liabilities:Federal Taxes (941/944)", true],
  ["Payroll Liabilities:401K", true],
  ["401(k) Payable (2220)", true],
  ["Term deposit - 30 days", true],
  ["Page 2 of 10", false],
  ["March 5, 25", false],
  ["Tuesday 5 March 2025", false],
  ["Printed:12/05/2025", false],
  ["12 Jan 2025", false],
  ["As On 01/01/2025", false],
  ["3 mars 2025", false],
  ["15 déc. 2025", false],
  ["2025 Mar 05", false],
  ["2025-03-05 Rent", false],
  ["05/03/2025", false],
])("in the column of dates, %s names an account or a total: %s", (text, isLabel) => {
  expect(isLabelDate(text)).toBe(isLabel);
});

test.each([
  ["CLN 2023", true],
  ["Income Tax A.Y. 2025-26", true],
  ["Grant 2024/25", true],
  ["Printed 2025-03", false],
  ["Printed 2025-26-01", false],
  ["Rent 31/12/2025", false],
])("where an account begins, %s is one: %s", (text, isAccount) => {
  expect(mayBeNameWithDigits(text)).toBe(isAccount);
});

test("an opening balance is told in one word or in two", () => {
  const texts = ["Primo saldo", "Primosaldo", "Inngående saldo", "Primo"];
  expect(texts.map((text) => OPENING.test(text))).toEqual([true, true, true, false]);
});

test.each([
  "Balance b/d",
  "Bal b/f",
  "B/F",
  "Balance forward",
  "Start balance",
  "Previous balance",
])("%s is an opening balance", (text) => {
  expect([OPENING.test(text), CLOSING.test(text)]).toEqual([true, false]);
});

test.each(["Balance c/d", "Bal. c/f", "C/F", "Closing", "End balance"])(
  "%s is a closing balance",
  (text) => {
    expect([OPENING.test(text), CLOSING.test(text)]).toEqual([false, true]);
  },
);

test.each(["Balance carried forward", "Balance at 31.12.2025", "Balance as at 01/01/2025"])(
  "%s is one or the other by its place",
  (text) => {
    expect([OPENING, CLOSING, CARRIED].map((label) => label.test(text))).toEqual([
      false,
      false,
      true,
    ]);
  },
);
