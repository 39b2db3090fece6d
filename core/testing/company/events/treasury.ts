import type { Concept } from "../../../concepts/concepts.ts";
import type { AccountKey } from "../accounts.ts";
import { takeAll } from "../Bookkeeping.ts";
import { credit, debit, totalOf } from "../Posting.ts";
import type { CompanyEvent, Year } from "../Year.ts";
import { settleAll, settling } from "./settle.ts";
import { everyFewDays, invoice } from "./trade.ts";

/** Money moved between the company's own accounts. */
export const transfers: CompanyEvent = {
  name: "bank transfers",
  needs: ["savings"],
  run: (year) => {
    year.bookkeeping.begin("savings", year.amount(500, 900));
    everyFewDays(year, 1, () => {
      const amount = year.amount(50, 300);
      year.post({
        text: "Transfer to savings",
        journal: "Bank",
        lines: [debit("savings", amount), credit("bank", amount)],
        cash: [],
      });
    });
  },
};

/** An account in dollars: customers pay into it, some at another rate, and it is revalued each quarter. */
export const dollarAccount: CompanyEvent = {
  name: "account in a foreign currency",
  needs: ["dollarBank", "exchange", "receivables", "sales", "services", "outputTax"],
  run: (year) => {
    year.bookkeeping.begin("dollarBank", year.amount(1_000, 2_000));
    everyFewDays(year, 1, () => {
      const item = invoice(year, year.amount(100, 400));
      year.after(20, () => {
        const lost = totalOf(item.pieces) / BigInt(year.chance.between(40, 90));
        const received = totalOf(item.pieces) - lost;
        const own = takeAll(item);
        year.post({
          text: `Receipt in dollars ${item.document}`,
          journal: "Bank",
          lines: [
            debit("dollarBank", received),
            debit("exchange", lost, { on: "receipts_from_customers" }),
            settling(item, own),
          ],
          cash: [["receipts_from_customers", received]],
        });
      });
    });
    for (const { last } of year.months.filter((_, place) => place % 3 === 2))
      year.at(last, () => revalue(year));
  },
};

function revalue(year: Year): void {
  const gained = year.amount(10, 60) * (year.chance.happens(50) ? 1n : -1n);
  const on = "effect_of_exchange_rate_changes";
  year.post({
    text: "Revaluation of the account in dollars",
    journal: "General",
    lines: [debit("dollarBank", gained), credit("exchange", gained, { on })],
    cash: [[on, gained]],
  });
}

/** What the company's own money earns, and what is put into it and comes back. */
export const investing: CompanyEvent = {
  name: "investments",
  needs: ["investments", "interestIncome"],
  run: (year) => {
    year.bookkeeping.begin("investments", year.amount(2_000, 4_000));
    trade(year, "investments", "purchase_of_investments", -1n);
    trade(year, "investments", "proceeds_from_disposal_of_investments", 1n);
    for (const { last } of year.months.filter((_, place) => place % 6 === 5))
      earn(year, last, "interestIncome", "interest_received");
  },
};

/** Dividends of investments, rent of a flat above the shop. */
export const otherIncome: CompanyEvent = {
  name: "other income",
  needs: ["dividendIncome", "rentIncome"],
  run: (year) => {
    earn(year, year.months[4]?.last ?? year.end, "dividendIncome", "dividends_received");
    for (const { last } of year.months) earn(year, last, "rentIncome", "other_operating_receipts");
  },
};

/** Money lent to a partner and repaid in part. */
export const moneyLent: CompanyEvent = {
  name: "money lent",
  needs: ["loansMade"],
  run: (year) => {
    year.bookkeeping.begin("loansMade", year.amount(500, 900));
    trade(year, "loansMade", "loans_made", -1n);
    trade(year, "loansMade", "loans_repaid_to_entity", 1n);
  },
};

/** An investment made (-1) or given back (1), at what it stands in the books. */
function trade(year: Year, account: AccountKey, line: Concept, direction: 1n | -1n): void {
  year.after(year.chance.between(5, 340), () => {
    const cash = year.amount(100, 400) * direction;
    year.post({
      text: direction > 0n ? "Investment paid back" : "Investment made",
      journal: "Bank",
      lines: [debit("bank", cash), credit(account, cash, { on: line })],
      cash: [[line, cash]],
    });
  });
}

function earn(year: Year, date: string, account: AccountKey, line: Concept): void {
  year.at(date, () => {
    const amount = year.amount(10, 80);
    year.post({
      text: "Income received",
      journal: "Bank",
      lines: [debit("bank", amount), credit(account, amount)],
      cash: [[line, amount]],
    });
  });
}

/** A cheque that bounces, and is replaced. */
export const bouncedCheque: CompanyEvent = {
  name: "bounced cheque",
  needs: ["receivables", "sales", "services", "outputTax"],
  run: (year) =>
    year.after(year.chance.between(5, 320), () => {
      const item = invoice(year, year.amount(100, 400));
      const amount = totalOf(item.pieces);
      year.after(9, () => {
        const { pieces } = item;
        const receipt = settleAll(year, [item], `Cheque for ${item.document}`);
        if (!receipt) return;
        year.after(year.chance.between(3, 20), () => {
          item.pieces = pieces;
          year.post({
            text: `Reversal: Cheque for ${item.document} returned`,
            journal: "Bank",
            lines: [debit("receivables", amount, { item }), credit("bank", amount)],
            cash: [["receipts_from_customers", -amount]],
            reverses: receipt,
          });
          year.after(12, () => settleAll(year, [item], `Receipt ${item.document}`));
        });
      });
    }),
};
