import type { Minor } from "../../../money/Minor.ts";
import { addDays } from "../../../text/addDays.ts";
import { NO_CASH } from "../accounts.ts";
import { credit, debit } from "../Posting.ts";
import type { CompanyEvent, Year } from "../Year.ts";

const REPAID = "repayment_of_borrowings";
const DRAWN = "proceeds_from_borrowings";

/** A bank loan drawn, and instalments of principal with interest on the old one. */
export const bankLoan: CompanyEvent = {
  name: "bank loan",
  needs: ["bankLoan", "interestExpense"],
  run: (year) => {
    year.bookkeeping.begin("bankLoan", -year.amount(8_000, 20_000));
    year.after(year.chance.between(10, 300), () => draw(year, year.amount(2_000, 6_000)));
    const principal = year.amount(100, 300);
    for (const { first } of year.months)
      year.at(addDays(first, 20), () => instal(year, principal, year.amount(10, 50)));
    if (year.chance.happens(40))
      year.after(200, () => {
        const amount = year.amount(1_000, 2_000);
        year.post({
          text: "Early repayment of the loan",
          journal: "Bank",
          lines: [debit("bankLoan", amount, { on: REPAID }), credit("bank", amount)],
          cash: [[REPAID, -amount]],
        });
      });
  },
};

function draw(year: Year, amount: Minor): void {
  year.post({
    text: "Loan drawn",
    journal: "Bank",
    lines: [debit("bank", amount), credit("bankLoan", amount, { on: DRAWN })],
    cash: [[DRAWN, amount]],
  });
}

function instal(year: Year, principal: Minor, interest: Minor): void {
  year.post({
    text: "Loan instalment",
    journal: "Bank",
    lines: [
      debit("bankLoan", principal, { on: REPAID }),
      debit("interestExpense", interest),
      credit("bank", principal + interest),
    ],
    cash: [
      [REPAID, -principal],
      ["interest_paid", -interest],
    ],
  });
}

/** Interest accrued each quarter and paid in the next. */
export const accruedInterest: CompanyEvent = {
  name: "accrued interest",
  needs: ["interestPayable", "interestExpense"],
  run: (year) => {
    const pay = (amount: Minor) =>
      year.post({
        text: "Interest paid",
        journal: "Bank",
        lines: [debit("interestPayable", amount), credit("bank", amount)],
        cash: [["interest_paid", -amount]],
      });
    const old = year.amount(20, 80);
    year.bookkeeping.begin("interestPayable", -old);
    year.at(addDays(year.start, 9), () => pay(old));
    for (const { last } of year.months.filter((_, place) => place % 3 === 2))
      year.at(last, () => {
        const amount = year.amount(20, 80);
        year.post({
          text: "Interest of the quarter accrued",
          journal: "General",
          lines: [debit("interestExpense", amount), credit("interestPayable", amount)],
          cash: [],
        });
        year.after(10, () => pay(amount));
      });
  },
};

/** Loan notes whose interest is added to them, and which become shares. */
export const ownersLoan: CompanyEvent = {
  name: "loan notes",
  needs: ["ownersLoan", "interestExpense", "shareCapital", "sharePremium"],
  run: (year) => {
    year.bookkeeping.begin("ownersLoan", -year.amount(4_000, 6_000));
    year.at(year.months[5]?.last ?? year.end, () => {
      const amount = year.amount(50, 150);
      year.post({
        text: "Interest added to the loan notes",
        journal: "General",
        lines: [
          debit("interestExpense", amount, { on: NO_CASH }),
          credit("ownersLoan", amount, { on: NO_CASH }),
        ],
        cash: [],
      });
      year.disclose({ kind: "interest added to a loan", date: year.today(), amount });
    });
    if (year.chance.happens(70)) year.after(year.chance.between(190, 350), () => convert(year));
  },
};

function convert(year: Year): void {
  const amount = year.amount(1_000, 3_000);
  const nominal = amount / 3n;
  year.post({
    text: "Loan notes converted into shares",
    journal: "General",
    lines: [
      debit("ownersLoan", amount, { on: NO_CASH }),
      credit("shareCapital", nominal, { on: NO_CASH }),
      credit("sharePremium", amount - nominal, { on: NO_CASH }),
    ],
    cash: [],
  });
  year.disclose({ kind: "debt turned into shares", date: year.today(), amount });
}

/** Leases begun in the year and paid month by month, with their depreciation. */
export const leases: CompanyEvent = {
  name: "leases",
  needs: ["rightOfUse", "rightOfUseDepreciation", "leases", "leaseDepreciation", "interestExpense"],
  run: (year) => {
    year.bookkeeping.begin("rightOfUse", year.amount(4_000, 5_000));
    year.bookkeeping.begin("leases", -year.amount(3_000, 4_000));
    year.after(year.chance.between(20, 300), () => beginLease(year));
    for (const { first, last } of year.months) {
      year.at(addDays(first, 4), () => payLease(year, year.amount(50, 100), year.amount(5, 15)));
      year.at(last, () => {
        const amount = year.amount(40, 80);
        year.post({
          text: "Depreciation of leased premises",
          journal: "General",
          lines: [debit("leaseDepreciation", amount), credit("rightOfUseDepreciation", amount)],
          cash: [],
        });
      });
    }
  },
};

function beginLease(year: Year): void {
  const amount = year.amount(1_000, 4_000);
  year.post({
    text: "Lease of a warehouse begun",
    journal: "General",
    lines: [
      debit("rightOfUse", amount, { on: NO_CASH }),
      credit("leases", amount, { on: NO_CASH }),
    ],
    cash: [],
  });
  year.disclose({ kind: "lease begun", date: year.today(), amount });
}

function payLease(year: Year, principal: Minor, interest: Minor): void {
  year.post({
    text: "Lease payment",
    journal: "Bank",
    lines: [
      debit("leases", principal),
      debit("interestExpense", interest),
      credit("bank", principal + interest),
    ],
    cash: [
      ["payment_of_lease_liabilities", -principal],
      ["interest_paid", -interest],
    ],
  });
}
