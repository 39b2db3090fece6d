import { credit, debit } from "../Posting.ts";
import type { CompanyEvent } from "../Year.ts";

/** Repairs posted as a machine, taken back, and posted right: a correction is no purchase and no sale. */
export const wrongAccount: CompanyEvent = {
  name: "wrong account corrected",
  needs: ["machinery", "repairs"],
  run: (year) =>
    year.after(year.chance.between(5, 320), () => {
      const amount = year.amount(50, 200);
      const wrong = year.post({
        text: "Machine overhaul",
        journal: "Bank",
        lines: [debit("machinery", amount), credit("bank", amount)],
        cash: [["purchase_of_ppe", -amount]],
      });
      year.after(year.chance.pick([1, 3, 5]), () => {
        year.post({
          text: "Reversal: Machine overhaul",
          journal: "Bank",
          lines: [debit("bank", amount), credit("machinery", amount)],
          cash: [["purchase_of_ppe", amount]],
          reverses: wrong,
        });
        year.post({
          text: "Overhaul of a machine",
          journal: "Bank",
          lines: [debit("repairs", amount), credit("bank", amount)],
          cash: [["payments_to_suppliers", -amount]],
        });
      });
    }),
};

/** A bill posted twice and taken back, perhaps in another month. */
export const postedTwice: CompanyEvent = {
  name: "posted twice",
  needs: ["inventories", "payables", "inputTax"],
  run: (year) =>
    year.after(year.chance.between(5, 320), () => {
      const net = year.amount(50, 200);
      const tax = year.taxOn(net);
      const item = year.openItem({
        account: "payables",
        party: year.party("supplier"),
        pieces: [],
        series: "BILL",
      });
      const lines = [
        debit("inventories", net),
        debit("inputTax", tax),
        credit("payables", net + tax, { item }),
      ];
      const text = `Bill ${item.document}`;
      const wrong = year.post({ text, journal: "Purchases", lines, cash: [] });
      year.after(year.chance.pick([1, 20, 40]), () =>
        year.post({
          text: `Reversal: ${text}`,
          journal: "Purchases",
          lines: [
            credit("inventories", net),
            credit("inputTax", tax),
            debit("payables", net + tax, { item }),
          ],
          cash: [],
          reverses: wrong,
        }),
      );
    }),
};
