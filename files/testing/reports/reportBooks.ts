import { accounts, type BookLine, bookLines, entries } from "../ledgerBooks.ts";

/** The books of `ledgerBooks` by entry and by account, as the reports of accounting programs need them. */

export type Posted = {
  date: string;
  number: number;
  text: string;
  party: string;
  document: string;
};
export type Side = { code: string; name: string; debit: string; credit: string; signed: string };

const sideOf = (code: string, name: string, signed: string): Side => {
  const isCredit = signed.startsWith("-");
  const [debit, credit] = isCredit ? ["", signed.slice(1)] : [signed, ""];
  return { code, name, debit, credit, signed };
};

const lines = bookLines();
const openings = accounts
  .filter(([, , balance]) => balance !== "0.00")
  .map(([code, name, balance]) => sideOf(code, name, balance));
const opened: Posted = {
  ...{ date: "2025-01-01", number: 0, text: "Opening balance" },
  ...{ party: "", document: "OPEN" },
};
const lineSide = ({ account, name, signed }: BookLine) => sideOf(account, name, signed);

/** Every entry with its lines, the opening one first. */
export const journal: readonly (Posted & { sides: readonly Side[] })[] = [
  { ...opened, sides: openings },
  ...entries.map((entry) => ({
    ...entry,
    sides: lines.filter(({ number }) => number === entry.number).map(lineSide),
  })),
];

/** Every account with its opening balance, its lines with the balance after each, and its closing balance. */
export const byAccount = accounts.map(([code, name, opening]) => {
  let balance = cents(opening);
  const own = lines
    .filter(({ account }) => account === code)
    .map((line) => {
      balance += cents(line.signed);
      return { ...line, ...lineSide(line), running: euros(balance) };
    });
  const of = { ...sideOf(code, name, opening), opening };
  return { ...of, own, closing: euros(balance), moved: euros(balance - cents(opening)) };
});

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function euros(amount: number): string {
  return (amount / 100).toFixed(2);
}

export function csv(rows: readonly (readonly unknown[])[], delimiter = ","): string {
  const cell = (value: unknown) => `"${String(value ?? "").replaceAll('"', '""')}"`;
  return rows.map((row) => row.map(cell).join(delimiter)).join("\n");
}

export const parts = (date: string) => date.split("-");
export const american = (date: string) => {
  const [year = "", month, day] = parts(date);
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`;
};
export const british = (date: string) => parts(date).reverse().join("/");
export const inWords = (date: string) => {
  const [year, month, day] = parts(date);
  const name = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")[Number(month) - 1];
  return `${Number(day)} ${name} ${year}`;
};
export const thousands = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
export const total = (sides: readonly Side[], side: "debit" | "credit") =>
  euros(sides.reduce((sum, each) => sum + cents(each[side] || "0"), 0));
export const dr = (balance: string) => (balance.startsWith("-") ? "" : balance);
export const cr = (balance: string) => (balance.startsWith("-") ? balance.slice(1) : "");
export const title = (name: string) => [["Plain Pottery Ltd"], [name], ["For the year 2025"], []];

/** A row for each line of the journal, the opening entry first. */
export const flat = (row: (entry: Posted, side: Side) => unknown[]) =>
  journal.flatMap((entry) => entry.sides.map((side) => row(entry, side)));
/** The same, with what the entry says on its first row alone, and a row behind each entry. */
export const inBlocks = (
  row: (entry: Posted, side: Side, isFirst: boolean) => unknown[],
  end: (sides: readonly Side[]) => unknown[],
) =>
  journal.flatMap((entry) => [
    ...entry.sides.map((side, at) => row(entry, side, at === 0)),
    end(entry.sides),
  ]);
