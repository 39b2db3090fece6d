import { expect, test } from "vitest";
import { ledgerOf, read, refusal } from "../../testing/readLedgerText.ts";

type Line = { account: string; number: number; amount: number; balance: number };

const OPENINGS: Record<string, number> = { Bank: 900, Loan: -900, Sales: 0 };
const HEADINGS = "Account,Date,Entry No,Debit,Credit,Balance";

/** Ten sales for cash and four repayments, by account; the balance of each line beside it. */
const LINES: readonly Line[] = Object.entries(OPENINGS).flatMap(([account, opening]) => {
  let balance = opening;
  return Array.from({ length: 14 }, (_, at) => at + 1).flatMap((number) => {
    const other = number <= 10 ? "Sales" : "Loan";
    if (account !== "Bank" && account !== other) return [];
    const size = number <= 10 ? 10 * number : -number;
    const amount = account === "Bank" ? size : -size;
    balance += amount;
    return [{ account, number, amount, balance }];
  });
});

function rowOf({ account, number, amount, balance }: Line): string {
  const day = String(number).padStart(2, "0");
  return `${account},2025-03-${day},${number},${amount > 0 ? amount : ""},${amount < 0 ? -amount : ""},${balance}`;
}

function listing(lines: readonly Line[]): string {
  return [HEADINGS, ...lines.map(rowOf)].join("\n");
}

/** The same beneath headings of the accounts. */
function report(lines: readonly Line[]): string {
  const rows = Object.entries(OPENINGS).flatMap(([account, opening]) => [
    `${account},,,,,`,
    `,Opening balance,,,,${opening}`,
    ...lines
      .filter((line) => line.account === account)
      .map((line) => rowOf({ ...line, account: "" })),
  ]);
  return [HEADINGS, ...rows].join("\n");
}

/** The third sale stands on the loan: its entry still balances, and so does the ledger. */
const MOVED = LINES.map((line) =>
  line.account === "Sales" && line.number === 3 ? { ...line, account: "Loan" } : line,
);

test.each([
  ["a listing", listing],
  ["a report by account", report],
])("%s tells a line that was moved by the balances beside lines", async (_, print) => {
  expect([...(await ledgerOf(print(LINES))).entries].length).toBe(14);
  expect(await refusal(print(MOVED))).toMatch(
    /balance beside the line, .*, is not the balance before/,
  );
  const accepted = await read(print(MOVED), { acceptDifferences: true });
  const codes = accepted.ok && accepted.value.ledger.origin?.differences.map(({ code }) => code);
  expect(codes).toContain("ledger_balance_beside_differs");
});

test("balances are followed upwards too, and through all accounts together", async () => {
  expect(await refusal(listing(MOVED.toReversed()))).toContain("beside the line");
  let total = 0;
  const byDay = LINES.toSorted((one, other) => one.number - other.number).map((line) => {
    total += line.amount;
    return { ...line, balance: total };
  });
  expect((await read(listing(byDay))).ok).toBe(true);
  const changed = byDay.map((line) => ({
    ...line,
    amount: (line.number === 5 ? 2 : 1) * line.amount,
  }));
  expect(await refusal(listing(changed))).toContain("beside the line");
});

test("balances that begin anew, or that follow from nothing, say nothing of lines", async () => {
  let latest = 0;
  const anew = LINES.map((line) => {
    latest = line.number % 5 === 1 ? line.amount : latest + line.amount;
    return { ...line, balance: latest };
  });
  expect((await read(listing(anew))).ok).toBe(true);
  const odd = LINES.map((line, at) => ({ ...line, balance: 7 * at * at + 3 }));
  expect((await read(listing(odd))).ok).toBe(true);
});
