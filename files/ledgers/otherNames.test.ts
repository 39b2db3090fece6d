import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

/** What is said of a ledger in which number 1000 stands beside two names. */
async function saidOf(one: string, other: string) {
  const rows = [
    "Date,Entry No,Account Code,Account Name,Debit,Credit",
    `2025-02-01,1,1000,${one},90,`,
    "2025-02-01,1,4000,Sales,,90",
    `2025-03-01,2,1000,${other},70,`,
    "2025-03-01,2,4000,Sales,,70",
  ];
  const read = await readLedger(
    [sourceOf(Buffer.from(rows.join("\n")), "ledger.csv")],
    firstLedger,
  );
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.warnings
    .filter(({ code }) => code === "ledger_account_names")
    .map(({ message }) => message);
}

test("a number beside names that have no word in common is told, since it may be that of a group", async () => {
  expect(await saidOf("Bank", "Trade receivables")).toEqual([
    expect.stringMatching(/^Row 4: account 1000 is called "Trade receivables" there, and "Bank" /),
  ]);
});

test.each([
  ["Bank", "Bank (old)"],
  ["Bank current account", "CURRENT ACCOUNT"],
  ["Bank", "Bank"],
])("names of one account are no matter: %s, %s", async (one, other) => {
  expect(await saidOf(one, other)).toEqual([]);
});
