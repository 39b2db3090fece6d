import { addDays } from "../../../text/addDays.ts";
import { NO_CASH } from "../accounts.ts";
import { takeAll } from "../Bookkeeping.ts";
import { credit, debit, totalOf } from "../Posting.ts";
import { type CompanyEvent, piece } from "../Year.ts";
import { bill } from "./purchases.ts";
import { settleAll } from "./settle.ts";
import { invoice } from "./trade.ts";

/** A van bought with a loan of the dealer's bank: only what was paid down is cash. */
export const financedPlant: CompanyEvent = {
  name: "plant financed by a loan",
  needs: ["vehicles", "bankLoan"],
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const [lent, paid] = [year.amount(300, 800), year.amount(50, 200)];
      year.post({
        text: "Van bought, financed by the dealer",
        journal: "Bank",
        lines: [
          debit("vehicles", lent + paid, {
            pieces: [...piece("purchase_of_ppe", paid), ...piece(NO_CASH, lent)],
          }),
          credit("bankLoan", lent, { on: NO_CASH }),
          credit("bank", paid),
        ],
        cash: [["purchase_of_ppe", -paid]],
      });
      year.disclose({ kind: "plant bought with a loan", date: year.today(), amount: lent });
    }),
};

/** A machine that a lender pays for directly. */
export const plantForLoan: CompanyEvent = {
  name: "plant bought with a loan",
  needs: ["machinery", "bankLoan"],
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const amount = year.amount(300, 800);
      year.post({
        text: "Machine paid for by the lender",
        journal: "General",
        lines: [
          debit("machinery", amount, { on: NO_CASH }),
          credit("bankLoan", amount, { on: NO_CASH }),
        ],
        cash: [],
      });
      year.disclose({ kind: "plant bought with a loan", date: year.today(), amount });
    }),
};

/** A loan from which the bank keeps its fee. */
export const feeWithheld: CompanyEvent = {
  name: "loan less fee",
  needs: ["bankLoan", "bankCharges"],
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const amount = year.amount(1_000, 2_000);
      const fee = amount / 100n;
      const on = "proceeds_from_borrowings";
      year.post({
        text: "Loan drawn, less arrangement fee",
        journal: "Bank",
        lines: [
          debit("bank", amount - fee),
          debit("bankCharges", fee, { on }),
          credit("bankLoan", amount, { on }),
        ],
        cash: [[on, amount - fee]],
      });
    }),
};

/** Tax is kept back from a dividend and paid over later: it is part of the dividend. */
export const taxedDividend: CompanyEvent = {
  name: "dividend less tax",
  needs: ["dividendsPayable", "retained", "withholdingTax"],
  run: (year) =>
    year.after(year.chance.between(30, 300), () => {
      const amount = year.amount(200, 400);
      const tax = amount / 5n;
      const on = "dividends_paid";
      year.post({
        text: "Dividend declared",
        journal: "General",
        lines: [debit("dividendsDeclared", amount), credit("dividendsPayable", amount)],
        cash: [],
      });
      year.after(10, () =>
        year.post({
          text: "Dividend paid less tax",
          journal: "Bank",
          lines: [
            debit("dividendsPayable", amount),
            credit("withholdingTax", tax, { on }),
            credit("bank", amount - tax),
          ],
          cash: [[on, -(amount - tax)]],
        }),
      );
      year.after(25, () =>
        year.post({
          text: "Tax on dividend paid over",
          journal: "Bank",
          lines: [debit("withholdingTax", tax, { on }), credit("bank", tax)],
          cash: [[on, -tax]],
        }),
      );
    }),
};

/** An owner pays a bill of the company out of his own pocket: it becomes a loan of his. */
export const billPaidByOwner: CompanyEvent = {
  name: "bill paid by an owner",
  needs: ["ownersLoan", "repairs", "inputTax", "payables"],
  run: (year) =>
    year.after(year.chance.between(5, 300), () => {
      const item = bill(year, "repairs", year.amount(30, 90));
      year.after(15, () => {
        const amount = -totalOf(takeAll(item));
        year.post({
          text: `${item.document} paid by an owner`,
          journal: "General",
          lines: [
            debit("payables", amount, { item, on: NO_CASH }),
            credit("ownersLoan", amount, { on: NO_CASH }),
          ],
          cash: [],
        });
        year.disclose({ kind: "bill paid by an owner", date: year.today(), amount });
      });
    }),
};

/** A customer pays in dollars: what he owes is revalued at a quarter's end, and paid at another rate. */
export const dollarDebtor: CompanyEvent = {
  name: "debtor in a foreign currency",
  needs: ["dollarBank", "exchange", "receivables", "sales", "services", "outputTax"],
  run: (year) => {
    year.bookkeeping.begin("dollarBank", year.amount(100, 200));
    const { last = year.end } = year.months[2] ?? {};
    year.at(addDays(last, -20), () => {
      const item = invoice(year, year.amount(200, 400));
      const on = "receipts_from_customers";
      year.at(last, () => {
        const gained = totalOf(item.pieces) / 50n;
        item.pieces = piece(on, totalOf(item.pieces) + gained);
        year.post({
          text: `Revaluation of ${item.document}`,
          journal: "General",
          lines: [debit("receivables", gained, { item }), credit("exchange", gained, { on })],
          cash: [],
        });
      });
      year.after(40, () => settleAll(year, [item], `Receipt ${item.document}`, "dollarBank"));
    });
  },
};

/** A van that was kept among the machines: no purchase and no sale. */
export const regrouped: CompanyEvent = {
  name: "assets regrouped",
  needs: ["machinery", "vehicles"],
  run: (year) =>
    year.after(year.chance.between(5, 330), () => {
      const amount = year.amount(100, 300);
      year.bookkeeping.begin("machinery", amount);
      year.post({
        text: "Van kept among the machines",
        journal: "General",
        lines: [debit("vehicles", amount), credit("machinery", amount)],
        cash: [],
      });
    }),
};

/** A deposit is given back to the customer. */
export const depositReturned: CompanyEvent = {
  name: "deposit given back",
  needs: ["deposits"],
  run: (year) =>
    year.after(year.chance.between(5, 300), () => {
      const amount = year.amount(30, 90);
      const item = year.openItem({
        account: "deposits",
        party: year.party("customer"),
        pieces: piece("receipts_from_customers", -amount),
        series: "DEP",
      });
      year.post({
        text: `Deposit ${item.document}`,
        journal: "Bank",
        lines: [debit("bank", amount), credit("deposits", amount, { item })],
        cash: [["receipts_from_customers", amount]],
      });
      year.after(20, () => settleAll(year, [item], `Deposit ${item.document} given back`));
    }),
};
