/** One small company's year as ledger files of every layout write it; invented for the tests. */

export const accounts = [
  ["1000", "Cash at bank", "10000.00"],
  ["1100", "Trade receivables", "0.00"],
  ["1500", "Equipment", "4000.00"],
  ["2000", "Trade payables", "0.00"],
  ["3000", "Share capital", "-14000.00"],
  ["4000", "Sales", "0.00"],
  ["6000", "Rent", "0.00"],
  ["6100", "Office supplies", "0.00"],
] as const;

/** What each account holds at the end, in the order of `accounts`. */
export const closings = [
  ...["10400.25", "0.00", "4000.00", "-200.00"],
  ...["-14000.00", "-1200.50", "700.00", "300.25"],
];

type Entry = {
  number: number;
  date: string;
  text: string;
  party: string;
  document: string;
  debit: string;
  credit: string;
  amount: string;
};

export const entries: readonly Entry[] = (
  [
    ["2025-01-15", "Vases sold", "Mill House", "INV-1", "1100", "4000", "1200.50"],
    ["2025-02-10", "Payment received", "Mill House", "INV-1", "1000", "1100", "1200.50"],
    ["2025-03-05", "Workshop rent", "Quay Lettings", "", "6000", "1000", "700.00"],
    ["2025-11-20", "Paper and ink", "Plain Paper Works", "B-7", "6100", "2000", "300.25"],
    ["2025-12-31", "Paid in part", "Plain Paper Works", "B-7", "2000", "1000", "100.25"],
  ] as const
).map(([date, text, party, document, debit, credit, amount], at) => {
  return { number: at + 1, date, text, party, document, debit, credit, amount };
});

/** A line of an entry: debit-positive. */
export type BookLine = Entry & { account: string; name: string; signed: string; isDebit: boolean };

/** The two lines of each entry. */
export function bookLines(): BookLine[] {
  return entries.flatMap((item) => [
    { ...item, account: item.debit, name: nameOf(item.debit), signed: item.amount, isDebit: true },
    {
      ...item,
      account: item.credit,
      name: nameOf(item.credit),
      signed: `-${item.amount}`,
      isDebit: false,
    },
  ]);
}

/** The name of an account. */
export function nameOf(code: string): string {
  return accounts.find(([known]) => known === code)?.[1] ?? "";
}

/** The same with a comma before the decimals. */
export function withComma(amount: string): string {
  return amount.replace(".", ",");
}

/** A date without its separators. */
export function compact(date: string): string {
  return date.replaceAll("-", "");
}
