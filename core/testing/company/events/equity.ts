import { NO_CASH } from "../accounts.ts";
import { credit, debit } from "../Posting.ts";
import type { CompanyEvent } from "../Year.ts";

/** Shares issued for money. */
export const shareIssue: CompanyEvent = {
  name: "share issue",
  needs: ["shareCapital", "sharePremium"],
  run: (year) =>
    year.after(year.chance.between(5, 340), () => {
      const amount = year.amount(1_000, 4_000);
      const nominal = amount / 4n;
      year.post({
        text: "Issue of shares",
        journal: "Bank",
        lines: [
          debit("bank", amount),
          credit("shareCapital", nominal),
          credit("sharePremium", amount - nominal),
        ],
        cash: [["proceeds_from_issue_of_shares", amount]],
      });
    }),
};

/** A dividend declared and paid, last year's paid, one declared at the end and not paid. */
export const dividends: CompanyEvent = {
  name: "dividends",
  needs: ["dividendsPayable", "retained"],
  run: (year) => {
    const pay = (amount: bigint) =>
      year.post({
        text: "Dividend paid",
        journal: "Bank",
        lines: [debit("dividendsPayable", amount), credit("bank", amount)],
        cash: [["dividends_paid", -amount]],
      });
    const old = year.amount(100, 300);
    year.bookkeeping.begin("dividendsPayable", -old);
    year.after(18, () => pay(old));
    const declare = (day: number, paidAfter: number) =>
      year.after(day, () => {
        const amount = year.amount(200, 600);
        year.post({
          text: "Dividend declared",
          journal: "General",
          lines: [debit("dividendsDeclared", amount), credit("dividendsPayable", amount)],
          cash: [],
        });
        year.after(paidAfter, () => pay(amount));
      });
    declare(year.chance.between(60, 250), 30);
    if (year.chance.happens(50)) declare(355, 30);
  },
};

/** A dividend in shares: retained earnings become capital. */
export const stockDividend: CompanyEvent = {
  name: "stock dividend",
  needs: ["retained", "shareCapital"],
  run: (year) =>
    year.after(year.chance.between(30, 330), () => {
      const amount = year.amount(300, 900);
      year.post({
        text: "Stock dividend",
        journal: "General",
        lines: [
          debit("retained", amount, { on: NO_CASH }),
          credit("shareCapital", amount, { on: NO_CASH }),
        ],
        cash: [],
      });
      year.disclose({ kind: "stock dividend", date: year.today(), amount });
    }),
};

/** Shares given for a machine. */
export const sharesForAsset: CompanyEvent = {
  name: "shares issued for an asset",
  needs: ["machinery", "shareCapital", "sharePremium"],
  run: (year) =>
    year.after(year.chance.between(30, 330), () => {
      const amount = year.amount(500, 900);
      const nominal = amount / 2n;
      year.post({
        text: "Machine acquired for shares",
        journal: "General",
        lines: [
          debit("machinery", amount, { on: NO_CASH }),
          credit("shareCapital", nominal, { on: NO_CASH }),
          credit("sharePremium", amount - nominal, { on: NO_CASH }),
        ],
        cash: [],
      });
      year.disclose({ kind: "shares issued for an asset", date: year.today(), amount });
    }),
};
