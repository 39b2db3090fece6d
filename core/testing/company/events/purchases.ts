import type { Minor } from "../../../money/Minor.ts";
import type { AccountKey } from "../accounts.ts";
import { takeAll } from "../Bookkeeping.ts";
import { credit, debit, type OpenItem, totalOf, turned } from "../Posting.ts";
import { type CompanyEvent, piece, type Year } from "../Year.ts";
import { settleAll, settleAmount } from "./settle.ts";
import { dayIn, everyFewDays } from "./trade.ts";

/** A supplier's bill for goods or services with the tax on them. */
export function bill(year: Year, account: AccountKey, net: Minor): OpenItem {
  const tax = year.taxOn(net);
  const item = year.openItem({
    account: "payables",
    party: year.party("supplier"),
    pieces: piece("payments_to_suppliers", -(net + tax)),
    series: "BILL",
  });
  const of = { party: item.party, document: item.document };
  year.post({
    text: `Bill ${item.document}`,
    journal: "Purchases",
    lines: [
      debit(account, net, of),
      debit("inputTax", tax, of),
      credit("payables", net + tax, { item }),
    ],
    cash: [],
  });
  return item;
}

/** Goods bought on credit: paid each, in parts, or several by one payment run. */
export const goodsOnCredit: CompanyEvent = {
  name: "goods on credit",
  needs: ["inventories", "inputTax", "payables"],
  run: (year) => {
    beginBills(year);
    const due: OpenItem[] = [];
    everyFewDays(year, year.pace, () => {
      const item = bill(year, "inventories", year.amount(150, 600));
      const way = year.chance.between(1, 10);
      if (way <= 3) payLater(year, item);
      else if (way <= 5) payInParts(year, item);
      else due.push(item);
    });
    for (const { first, last } of year.months)
      year.at(dayIn(year, first, last), () => settleAll(year, due.splice(0), "Payment run"));
  },
};

function beginBills(year: Year): void {
  for (let count = 0; count < Math.max(2, year.pace / 2); count++) {
    const item = year.beginItem({
      account: "payables",
      party: year.party("supplier"),
      pieces: piece("payments_to_suppliers", -year.amount(150, 600)),
      series: "OLD",
    });
    const date = dayIn(year, year.start, year.months[0]?.last ?? year.start);
    year.at(date, () => settleAll(year, [item], `Payment ${item.document}`));
  }
}

function payLater(year: Year, item: OpenItem): void {
  year.after(year.chance.between(5, 60), () => settleAll(year, [item], `Payment ${item.document}`));
}

function payInParts(year: Year, item: OpenItem): void {
  year.after(year.chance.between(3, 40), () => {
    const part = -year.chance.share(-totalOf(item.pieces), 2_000, 7_000);
    if (part < 0n && part > totalOf(item.pieces))
      settleAmount(year, item, part, `Part payment ${item.document}`);
    payLater(year, item);
  });
}

/** A bill paid early, with a discount taken off. */
export const discountsTaken: CompanyEvent = {
  name: "discounts taken",
  needs: ["discountsReceived", "inventories", "inputTax", "payables"],
  run: (year) =>
    everyFewDays(year, 1, () => {
      const item = bill(year, "inventories", year.amount(150, 600));
      year.after(5, () => {
        const owed = -totalOf(item.pieces);
        const discount = owed / 50n;
        const pieces = turned(takeAll(item));
        year.post({
          text: `Payment ${item.document} less discount`,
          journal: "Bank",
          lines: [
            debit("payables", owed, { item, pieces }),
            credit("bank", owed - discount),
            credit("discountsReceived", discount, { on: "payments_to_suppliers" }),
          ],
          cash: [["payments_to_suppliers", -(owed - discount)]],
        });
      });
    }),
};

/** Rent paid at once, power and repairs on bills. */
export const overheads: CompanyEvent = {
  name: "overheads",
  needs: ["rent", "utilities", "repairs", "inputTax", "payables"],
  run: (year) => {
    const rent = year.amount(400, 700);
    for (const { first } of year.months)
      year.at(first, () =>
        year.post({
          text: "Rent of the month",
          journal: "Bank",
          lines: [debit("rent", rent), credit("bank", rent)],
          cash: [["payments_to_suppliers", -rent]],
        }),
      );
    everyFewDays(year, 1, () =>
      payLater(year, bill(year, year.chance.pick(["utilities", "repairs"]), year.amount(50, 250))),
    );
  },
};

/** A year's insurance paid ahead and used up month by month. */
export const prepayments: CompanyEvent = {
  name: "prepayments",
  needs: ["prepayments", "insurance"],
  run: (year) => {
    const old = year.amount(50, 100);
    year.bookkeeping.begin("prepayments", old);
    const use = (amount: Minor) =>
      year.post({
        text: "Insurance of the month",
        journal: "General",
        lines: [debit("insurance", amount), credit("prepayments", amount)],
        cash: [],
      });
    year.at(year.months[0]?.last ?? year.end, () => use(old));
    const monthly = year.amount(30, 60);
    year.at(year.months[2]?.first ?? year.end, () =>
      year.post({
        text: "Insurance for twelve months",
        journal: "Bank",
        lines: [debit("prepayments", monthly * 12n), credit("bank", monthly * 12n)],
        cash: [["payments_to_suppliers", -monthly * 12n]],
      }),
    );
    for (const { last } of year.months.slice(2)) year.at(last, () => use(monthly));
  },
};

/** A supplier is paid before his bill comes. */
export const supplierAdvances: CompanyEvent = {
  name: "supplier advances",
  needs: ["inventories", "inputTax", "payables"],
  run: (year) =>
    year.after(year.chance.between(5, 250), () => {
      const net = year.amount(100, 400);
      const gross = net + year.taxOn(net);
      const item = year.openItem({
        account: "payables",
        party: year.party("supplier"),
        pieces: piece("payments_to_suppliers", gross),
        series: "ADV",
      });
      year.post({
        text: `Advance ${item.document}`,
        journal: "Bank",
        lines: [debit("payables", gross, { item }), credit("bank", gross)],
        cash: [["payments_to_suppliers", -gross]],
      });
      year.after(30, () => {
        item.isSettled = true;
        year.post({
          text: `Bill for advance ${item.document}`,
          journal: "Purchases",
          lines: [
            debit("inventories", net),
            debit("inputTax", gross - net),
            credit("payables", gross, { item }),
          ],
          cash: [],
        });
      });
    }),
};

/** Goods sent back to a supplier, set off against the bill. */
export const supplierCredits: CompanyEvent = {
  name: "supplier credit notes",
  needs: ["inventories", "inputTax", "payables"],
  run: (year) =>
    everyFewDays(year, 1, () => {
      const item = bill(year, "inventories", year.amount(200, 500));
      const net = year.amount(20, 100);
      const gross = net + year.taxOn(net);
      year.post({
        text: `Credit note for ${item.document}`,
        journal: "Purchases",
        lines: [
          debit("payables", gross, { item }),
          credit("inventories", net),
          credit("inputTax", gross - net),
        ],
        cash: [],
      });
      item.pieces = piece("payments_to_suppliers", totalOf(item.pieces) + gross);
      payLater(year, item);
    }),
};
