import type { Minor } from "../../../money/Minor.ts";
import { takeAmount } from "../Bookkeeping.ts";
import { credit, debit, type OpenItem, totalOf } from "../Posting.ts";
import { type CompanyEvent, piece, type Year } from "../Year.ts";
import { settleAll, settleAmount, settling } from "./settle.ts";

/** Invoices a customer: revenue and the tax on it are what the customer pays for. */
export function invoice(year: Year, net: Minor): OpenItem {
  const tax = year.taxOn(net);
  const item = year.openItem({
    account: "receivables",
    party: year.party("customer"),
    pieces: piece("receipts_from_customers", net + tax),
    series: "INV",
  });
  const of = { party: item.party, document: item.document };
  year.post({
    text: `Invoice ${item.document}`,
    journal: "Sales",
    lines: [
      debit("receivables", net + tax, { item }),
      credit(year.chance.happens(70) ? "sales" : "services", net, of),
      credit("outputTax", tax, of),
    ],
    cash: [],
  });
  return item;
}

/** Sales on credit: paid at once, in parts, several in one receipt, or not in this year. */
export const creditSales: CompanyEvent = {
  name: "credit sales",
  needs: ["receivables", "sales", "services", "outputTax"],
  run: (year) => {
    beginInvoices(year);
    const waiting: OpenItem[] = [];
    everyFewDays(year, year.pace, () => {
      const item = invoice(year, year.amount(200, 1_200));
      const way = year.chance.between(1, 10);
      if (way <= 5) payLater(year, item);
      else if (way <= 7) payInParts(year, item);
      else waiting.push(item);
      if (waiting.length >= 3) payBatch(year, waiting.splice(0));
    });
  },
};

/** Does something about so many times a month, on days of chance. */
export function everyFewDays(year: Year, times: number, act: () => void): void {
  for (const { first, last } of year.months)
    for (let count = 0; count < times; count++) year.at(dayIn(year, first, last), act);
}

/** A day of chance in a month. */
export function dayIn(year: Year, first: string, last: string): string {
  const day = year.chance.between(1, Number(last.slice(8)));
  return `${first.slice(0, 8)}${String(day).padStart(2, "0")}`;
}

function beginInvoices(year: Year): void {
  for (let count = 0; count < Math.max(2, year.pace / 2); count++) {
    const item = year.beginItem({
      account: "receivables",
      party: year.party("customer"),
      pieces: piece("receipts_from_customers", year.amount(300, 1_200)),
      series: "OLD",
    });
    const date = dayIn(year, year.start, year.months[0]?.last ?? year.start);
    year.at(date, () => settleAll(year, [item], `Receipt ${item.document}`));
  }
}

function payLater(year: Year, item: OpenItem): void {
  year.after(year.chance.between(3, 75), () => settleAll(year, [item], `Receipt ${item.document}`));
}

function payInParts(year: Year, item: OpenItem): void {
  year.after(year.chance.between(3, 40), () => {
    const part = year.chance.share(totalOf(item.pieces), 2_000, 7_000);
    if (part > 0n && part < totalOf(item.pieces))
      settleAmount(year, item, part, `Part payment ${item.document}`);
    payLater(year, item);
  });
}

function payBatch(year: Year, items: readonly OpenItem[]): void {
  const [first] = items;
  if (!first) return;
  year.after(year.chance.between(5, 50), () =>
    settleAll(year, items, "Receipts of several invoices"),
  );
}

/** Sales paid at the till, and the day's takings carried to the bank. */
export const cashSales: CompanyEvent = {
  name: "cash sales",
  needs: ["pettyCash", "sales", "outputTax"],
  run: (year) => {
    year.bookkeeping.begin("pettyCash", year.amount(50, 100));
    everyFewDays(year, 3, () => {
      const net = year.amount(50, 300);
      const gross = net + year.taxOn(net);
      year.post({
        text: "Takings of the day",
        journal: "Cash",
        lines: [debit("pettyCash", gross), credit("sales", net), credit("outputTax", gross - net)],
        cash: [["receipts_from_customers", gross]],
      });
      year.after(2, () =>
        year.post({
          text: "Takings paid in",
          journal: "Bank",
          lines: [debit("bank", gross), credit("pettyCash", gross)],
          cash: [],
        }),
      );
    });
  },
};

/** Goods come back: the credit note is set off, or the money is given back. */
export const customerCredits: CompanyEvent = {
  name: "customer credit notes",
  needs: ["receivables", "salesReturns", "sales", "services", "outputTax"],
  run: (year) =>
    everyFewDays(year, 1, () => {
      const item = invoice(year, year.amount(400, 900));
      const isPaid = year.chance.happens(50);
      if (isPaid) settleAll(year, [item], `Receipt ${item.document}`);
      const net = year.amount(100, 300);
      const gross = net + year.taxOn(net);
      year.post({
        text: `Credit note for ${item.document}`,
        journal: "Sales",
        lines: [
          debit("salesReturns", net, { party: item.party, document: item.document }),
          debit("outputTax", gross - net, { party: item.party, document: item.document }),
          credit("receivables", gross, { item }),
        ],
        cash: [],
      });
      item.pieces = [...item.pieces, ...piece("receipts_from_customers", -gross)];
      item.pieces = piece("receipts_from_customers", totalOf(item.pieces));
      const text = isPaid ? "Refund of credit note" : "Receipt less credit note";
      year.after(year.chance.between(5, 30), () => settleAll(year, [item], text));
    }),
};

/** A customer pays a deposit before the goods; the invoice uses it up. */
export const customerDeposits: CompanyEvent = {
  name: "customer deposits",
  needs: ["deposits", "receivables", "sales", "services", "outputTax"],
  run: (year) => {
    beginDeposit(year);
    everyFewDays(year, 1, () => {
      const deposit = openDeposit(year, "DEP");
      year.post({
        text: `Deposit ${deposit.document}`,
        journal: "Bank",
        lines: [
          debit("bank", -totalOf(deposit.pieces)),
          credit("deposits", -totalOf(deposit.pieces), { item: deposit }),
        ],
        cash: [["receipts_from_customers", -totalOf(deposit.pieces)]],
      });
      year.after(year.chance.between(20, 120), () => useDeposit(year, deposit));
    });
  },
};

function beginDeposit(year: Year): void {
  const deposit = year.beginItem({
    account: "deposits",
    party: year.party("customer"),
    pieces: piece("receipts_from_customers", -year.amount(200, 500)),
    series: "OLD",
  });
  year.after(year.chance.between(5, 60), () => useDeposit(year, deposit));
}

function openDeposit(year: Year, series: string): OpenItem {
  const pieces = piece("receipts_from_customers", -year.amount(200, 500));
  return year.openItem({ account: "deposits", party: year.party("customer"), pieces, series });
}

function useDeposit(year: Year, deposit: OpenItem): void {
  const item = invoice(year, -totalOf(deposit.pieces) + year.amount(100, 300));
  const used = takeAmount(item, -totalOf(deposit.pieces));
  const own = deposit.pieces;
  deposit.pieces = [];
  deposit.isSettled = true;
  year.post({
    text: `Deposit ${deposit.document} set off against ${item.document}`,
    journal: "General",
    lines: [settling(deposit, own), settling(item, used)],
    cash: [],
  });
  payLater(year, item);
}

/** A customer fails: what he owes is written off. */
export const badDebt: CompanyEvent = {
  name: "bad debts",
  needs: ["badDebts", "receivables", "sales", "services", "outputTax"],
  run: (year) =>
    year.after(year.chance.between(10, 200), () => {
      const item = invoice(year, year.amount(100, 300));
      year.after(90, () => {
        const amount = totalOf(item.pieces);
        const own = takeAmount(item, amount);
        year.post({
          text: `Written off ${item.document}`,
          journal: "General",
          lines: [debit("badDebts", amount), settling(item, own)],
          cash: [],
        });
      });
    }),
};

/** Goods sold leave the stock, once a month. */
export const costOfSales: CompanyEvent = {
  name: "cost of sales",
  needs: ["costOfSales", "inventories"],
  run: (year) => {
    year.bookkeeping.begin("inventories", year.amount(8_000, 15_000));
    for (const { last } of year.months)
      year.at(last, () => {
        const cost = year.amount(5_000, 6_000);
        year.post({
          text: "Cost of goods sold in the month",
          journal: "General",
          lines: [debit("costOfSales", cost), credit("inventories", cost)],
          cash: [],
        });
      });
  },
};
