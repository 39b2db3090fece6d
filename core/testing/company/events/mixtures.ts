import { SET_OFF } from "../accounts.ts";
import { takeAll, takeTenths } from "../Bookkeeping.ts";
import { credit, debit, totalOf } from "../Posting.ts";
import { type CompanyEvent, piece, type Year } from "../Year.ts";
import { bill } from "./purchases.ts";
import { cashOf, settleAll, settleTenths, settling } from "./settle.ts";
import { invoice } from "./trade.ts";

const PROCEEDS = "proceeds_from_disposal_of_ppe";

/** An invoice for goods and an old machine, paid in parts: each part is received in its proportion. */
export const mixedInvoice: CompanyEvent = {
  name: "mixed invoice",
  needs: ["receivables", "sales", "outputTax", "machinery", "disposalGain"],
  run: (year) =>
    year.after(year.chance.between(5, 250), () => {
      const goods = year.roundAmount(100, 400);
      const fetched = year.roundAmount(50, 200);
      const tax = year.taxOn(goods);
      const pieces = [
        ...piece("receipts_from_customers", goods + tax),
        ...piece(PROCEEDS, fetched),
      ];
      const item = year.openItem({
        account: "receivables",
        party: year.party("mixed"),
        pieces,
        series: "INV",
      });
      const { party, document } = item;
      const cost = fetched + year.amount(20, 90);
      year.bookkeeping.begin("machinery", cost);
      year.post({
        text: `Invoice ${document}, goods and an old machine`,
        journal: "Sales",
        lines: [
          debit("receivables", goods + tax + fetched, { item, pieces }),
          credit("sales", goods, { party, document }),
          credit("outputTax", tax, { party, document }),
          credit("machinery", cost, { on: PROCEEDS }),
          debit("disposalGain", cost - fetched, { on: PROCEEDS }),
        ],
        cash: [],
      });
      const tenths = BigInt(year.chance.between(1, 9));
      year.after(20, () => settleTenths(year, item, tenths, `Part payment ${document}`));
      year.after(year.chance.pick([60, 300]), () => settleAll(year, [item], `Receipt ${document}`));
      year.atEnd(() =>
        year.disclose({
          kind: "plant sold on credit",
          date: year.end,
          amount: item.pieces.find(({ line }) => line === PROCEEDS)?.amount ?? 0n,
        }),
      );
    }),
};

/** One transfer of the bank that pays a bill, wages and a part of the loan. */
export const mixedBatch: CompanyEvent = {
  name: "mixed batch",
  needs: ["inventories", "inputTax", "payables", "payrollTax", "wages", "bankLoan"],
  run: (year) =>
    year.after(year.chance.between(5, 320), () => {
      const item = bill(year, "inventories", year.amount(100, 300));
      year.after(10, () => {
        const [wages, principal] = [year.amount(20, 60), year.amount(50, 90)];
        const pieces = takeAll(item);
        year.bookkeeping.begin("bankLoan", -principal);
        year.post({
          text: "Collective transfer",
          journal: "Bank",
          lines: [
            settling(item, pieces),
            debit("wages", wages),
            debit("bankLoan", principal),
            credit("bank", -totalOf(pieces) + wages + principal),
          ],
          cash: [
            ...cashOf(pieces),
            ["payments_to_employees", -wages],
            ["repayment_of_borrowings", -principal],
          ],
        });
      });
    }),
};

/** Goods and plant from one supplier on bills of their own, not paid in their order. */
export const supplierOfBoth: CompanyEvent = {
  name: "supplier of goods and plant",
  needs: ["inventories", "inputTax", "payables", "machinery"],
  run: (year) =>
    year.after(year.chance.between(5, 250), () => {
      const party = year.party("mixed");
      const goods = buy(year, party, "inventories");
      const plant = buy(year, party, "machinery");
      const later = buy(year, party, "inventories");
      year.after(20, () => settleAll(year, [plant], `Payment ${plant.document}`));
      year.after(40, () => settleAll(year, [goods, later], "Payment of several bills"));
    }),
};

function buy(year: Year, party: string, account: "inventories" | "machinery") {
  const net = year.amount(100, 500);
  const tax = year.taxOn(net);
  const pieces =
    account === "machinery"
      ? [...piece("purchase_of_ppe", -net), ...piece("payments_to_suppliers", -tax)]
      : piece("payments_to_suppliers", -(net + tax));
  const item = year.openItem({ account: "payables", party, pieces, series: "BOTH" });
  const { document } = item;
  year.post({
    text: `Bill ${document}`,
    journal: "Purchases",
    lines: [
      debit(account, net, { party, document }),
      debit("inputTax", tax, { party, document }),
      credit("payables", net + tax, { item, pieces }),
    ],
    cash: [],
  });
  year.atEnd(() =>
    year.disclose({
      kind: "plant bought on credit",
      date: year.end,
      amount: -(item.pieces.find(({ line }) => line === "purchase_of_ppe")?.amount ?? 0n),
    }),
  );
  return item;
}

/** Plant paid ahead and set off against its bill. */
export const plantAdvance: CompanyEvent = {
  name: "advance for plant",
  needs: ["machinery", "inputTax", "payables"],
  run: (year) =>
    year.after(year.chance.between(5, 220), () => {
      const plant = year.roundAmount(200, 500);
      const tax = year.taxOn(plant);
      const pieces = [...piece("purchase_of_ppe", -plant), ...piece("payments_to_suppliers", -tax)];
      const item = year.openItem({
        account: "payables",
        party: year.party("plant"),
        pieces,
        series: "CAP",
      });
      const paid = takeTenths(item, 3n);
      year.post({
        text: `Advance for plant ${item.document}`,
        journal: "Bank",
        lines: [settling(item, paid), credit("bank", -totalOf(paid))],
        cash: cashOf(paid),
      });
      year.after(30, () =>
        year.post({
          text: `Bill ${item.document}, plant paid in part ahead`,
          journal: "Purchases",
          lines: [
            debit("machinery", plant),
            debit("inputTax", tax),
            credit("payables", plant + tax, { item, pieces }),
          ],
          cash: [],
        }),
      );
      year.after(60, () => settleAll(year, [item], `Payment ${item.document}`));
    }),
};

/** What a customer owes and what is owed to the same party are set off: no cash moves. */
export const setOff: CompanyEvent = {
  name: "set-off",
  needs: ["receivables", "sales", "services", "outputTax", "inventories", "inputTax", "payables"],
  run: (year) =>
    year.after(year.chance.between(5, 300), () => {
      const owed = invoice(year, year.amount(200, 300));
      const owing = bill(year, "inventories", year.amount(50, 150));
      year.after(20, () => {
        const amount = -totalOf(owing.pieces);
        year.post({
          text: `Set-off of ${owing.document} against ${owed.document}`,
          journal: "General",
          lines: [
            debit("payables", amount, { item: owing, pieces: piece(SET_OFF, amount) }),
            credit("receivables", amount, { item: owed, pieces: piece(SET_OFF, -amount) }),
          ],
          cash: [],
        });
        owing.pieces = [];
        owing.isSettled = true;
        owed.isSettled = true;
        owed.pieces = piece("receipts_from_customers", totalOf(owed.pieces) - amount);
        year.after(20, () => settleAll(year, [owed], `Receipt ${owed.document}`));
      });
    }),
};
