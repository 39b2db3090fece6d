import { expect, test } from "vitest";
import { trialBalance } from "../../../testing/readExport.ts";
import { readTrialBalance } from "../../../testing/readTrialBalance.ts";

const YEARS = `Konto|Bezeichnung|Soll|Haben|Soll 2024|Haben 2024
  1000|Bank|500||300|
  1400|Forderungen|200||100|
  1600|Verbindlichkeiten||150||100
  2000|Kapital||100||100
  2100|Gewinnvortrag||200||
  8000|Erlöse||950||700
  4100|Löhne|700||500|
  |Summe|1400|1400|900|900`;

test("sides without a year before those of a year are of the year after it", () => {
  expect(trialBalance(YEARS).slice(0, 3)).toEqual([
    ["1000", "Bank", 50_000n, 30_000n],
    ["1400", "Forderungen", 20_000n, 10_000n],
    ["1600", "Verbindlichkeiten", -15_000n, -10_000n],
  ]);
});

const MOVED = `Konto|Bezeichnung|Soll|Haben|Soll 2024|Haben 2024
  1000|Bank|50||300|
  1400|Forderungen|100||200|
  1600|Verbindlichkeiten||150||200
  2000|Kapital||||100
  8000|Erlöse||700||700
  4100|Löhne|600||600|
  4200|Miete|100||100|`;

test.each([
  ["they come to the balances of income and costs, as what moved does", MOVED],
  ["an account has both of them", YEARS.replace("500||300", "600|100|300")],
  ["they do not balance", YEARS.replace("|200||100|", "|201||100|")],
])("they are not where %s", (_, text) => {
  expect(readTrialBalance(text, "take").balances).not.toContain("Bank 300 500");
});

test("a balance without a year before that of a year is of the year after it", () => {
  const text = `Code|Name|Balance|Balance 2024
    1000|Bank|500|300
    1100|Debtors|200|100
    2000|Creditors|-150|-100
    3000|Capital|-550|-300`;
  expect(readTrialBalance(text, "ask").balances).toEqual([
    "Bank 300 500",
    "Debtors 100 200",
    "Creditors -100 -150",
    "Capital -300 -550",
  ]);
});
