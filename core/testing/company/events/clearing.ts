import type { Minor } from "../../../money/Minor.ts";
import { takeAll } from "../Bookkeeping.ts";
import { credit, debit, type OpenItem, totalOf, turned } from "../Posting.ts";
import { type CompanyEvent, piece, type Year } from "../Year.ts";
import { settleAll, settling } from "./settle.ts";
import { everyFewDays, invoice } from "./trade.ts";

/** Sales by card: the acquirer pays later and keeps a fee. */
export const cardReceipts: CompanyEvent = {
  name: "card receipts",
  needs: ["cardClearing", "cardFees", "sales", "outputTax"],
  run: (year) =>
    everyFewDays(year, 2, () => {
      const net = year.amount(100, 500);
      const gross = net + year.taxOn(net);
      const item = year.openItem({
        account: "cardClearing",
        party: year.party("bank"),
        pieces: piece("receipts_from_customers", gross),
        series: "CARD",
      });
      year.post({
        text: `Card sales ${item.document}`,
        journal: "Sales",
        lines: [
          debit("cardClearing", gross, { item }),
          credit("sales", net),
          credit("outputTax", gross - net),
        ],
        cash: [],
      });
      year.after(year.chance.between(2, 9), () => payOut(year, item));
    }),
};

function payOut(year: Year, item: OpenItem): void {
  const gross = totalOf(item.pieces);
  const fee = gross / 60n;
  const pieces = turned(takeAll(item));
  year.post({
    text: `Card settlement ${item.document}`,
    journal: "Bank",
    lines: [
      debit("bank", gross - fee),
      debit("cardFees", fee, { on: "receipts_from_customers" }),
      credit("cardClearing", gross, { item, pieces }),
    ],
    cash: [["receipts_from_customers", gross - fee]],
  });
}

/** Cheques are kept as undeposited funds and paid in together. */
export const undepositedFunds: CompanyEvent = {
  name: "undeposited funds",
  needs: ["undeposited", "receivables", "sales", "services", "outputTax"],
  run: (year) => {
    let held: Minor = 0n;
    everyFewDays(year, 2, () => {
      const item = invoice(year, year.amount(100, 400));
      year.after(10, () => {
        held += totalOf(item.pieces);
        settleAll(year, [item], `Cheque for ${item.document}`, "undeposited");
      });
    });
    for (const { last } of year.months)
      year.at(last, () => {
        year.post({
          text: "Cheques paid in",
          journal: "Bank",
          lines: [debit("bank", held), credit("undeposited", held)],
          cash: [],
        });
        held = 0n;
      });
  },
};

/** Goods come before their bill. */
export const goodsBeforeBill: CompanyEvent = {
  name: "goods received not invoiced",
  needs: ["goodsNotInvoiced", "inventories", "inputTax", "payables"],
  run: (year) => {
    const old = receive(year, true);
    year.after(12, () => billReceived(year, old));
    everyFewDays(year, 1, () => {
      const received = receive(year, false);
      year.after(year.chance.between(5, 40), () => billReceived(year, received));
    });
  },
};

function receive(year: Year, isOpening: boolean): OpenItem {
  const net = year.amount(100, 400);
  const item = {
    account: "goodsNotInvoiced",
    party: year.party("supplier"),
    pieces: piece("payments_to_suppliers", -net),
    series: "GRN",
  } as const;
  if (isOpening) return year.beginItem(item);
  const received = year.openItem(item);
  year.post({
    text: `Goods received ${received.document}`,
    journal: "General",
    lines: [debit("inventories", net), credit("goodsNotInvoiced", net, { item: received })],
    cash: [],
  });
  return received;
}

function billReceived(year: Year, received: OpenItem): void {
  const net = -totalOf(received.pieces);
  const tax = year.taxOn(net);
  const item = year.openItem({
    account: "payables",
    party: received.party,
    pieces: piece("payments_to_suppliers", -(net + tax)),
    series: "BILL",
  });
  const own = takeAll(received);
  year.post({
    text: `Bill ${item.document} for ${received.document}`,
    journal: "Purchases",
    lines: [
      settling(received, own),
      debit("inputTax", tax, { party: item.party, document: item.document }),
      credit("payables", net + tax, { item }),
    ],
    cash: [],
  });
  year.after(year.chance.between(10, 50), () =>
    settleAll(year, [item], `Payment ${item.document}`),
  );
}

/** Small costs on a company card, paid off once a month. */
export const companyCard: CompanyEvent = {
  name: "company card",
  needs: ["companyCard", "repairs", "utilities", "inputTax"],
  run: (year) => {
    const charged: OpenItem[] = [
      year.beginItem({
        account: "companyCard",
        party: year.party("bank"),
        pieces: piece("payments_to_suppliers", -year.amount(10, 40)),
        series: "OLD",
      }),
    ];
    everyFewDays(year, 3, () => charged.push(charge(year)));
    for (const { first } of year.months)
      year.at(first, () => settleAll(year, charged.splice(0), "Card bill"));
  },
};

function charge(year: Year): OpenItem {
  const net = year.amount(5, 30);
  const tax = year.taxOn(net);
  const item = year.openItem({
    account: "companyCard",
    party: year.party("bank"),
    pieces: piece("payments_to_suppliers", -(net + tax)),
    series: "CC",
  });
  year.post({
    text: `Card purchase ${item.document}`,
    journal: "Purchases",
    lines: [
      debit(year.chance.pick(["repairs", "utilities"]), net),
      debit("inputTax", tax),
      credit("companyCard", net + tax, { item }),
    ],
    cash: [],
  });
  return item;
}

/** Money nobody can place yet; later it is found to be a customer's. */
export const suspense: CompanyEvent = {
  name: "suspense",
  needs: ["suspense", "receivables", "sales", "services", "outputTax"],
  run: (year) =>
    year.after(year.chance.between(10, 200), () => {
      const item = invoice(year, year.amount(100, 300));
      const amount = totalOf(item.pieces);
      const unknown = year.openItem({
        account: "suspense",
        party: item.party,
        pieces: piece("receipts_from_customers", -amount),
        series: "SUS",
      });
      year.after(9, () =>
        year.post({
          text: "Receipt not identified",
          journal: "Bank",
          lines: [
            debit("bank", amount),
            credit("suspense", amount, { item: unknown, pieces: unknown.pieces }),
          ],
          cash: [["receipts_from_customers", amount]],
        }),
      );
      year.after(30, () => {
        const own = [takeAll(unknown), takeAll(item)] as const;
        year.post({
          text: `Receipt identified as ${item.document}`,
          journal: "General",
          lines: [settling(unknown, own[0]), settling(item, own[1])],
          cash: [],
        });
      });
    }),
};
