import type { Minor } from "../../../money/Minor.ts";
import { addDays } from "../../../text/addDays.ts";
import { credit, debit } from "../Posting.ts";
import type { CompanyEvent, Year } from "../Year.ts";

/** Wages of each month: net pay through a clearing account, tax and social security withheld and paid later. */
export const payroll: CompanyEvent = {
  name: "payroll",
  needs: ["wages", "employerContributions", "wagesPayable", "payrollTax"],
  run: (year) => {
    const owed = year.amount(500, 900);
    year.bookkeeping.begin("payrollTax", -owed);
    year.at(addDays(year.start, 14), () => remit(year, owed));
    const gross = year.amount(1_500, 2_200);
    for (const { last } of year.months)
      year.at(last, () => payMonth(year, gross + year.amount(0, 100)));
  },
};

function payMonth(year: Year, gross: Minor): void {
  const withheld = (gross * 31n) / 100n;
  const own = (gross * 138n) / 1_000n;
  const net = gross - withheld;
  year.post({
    text: "Wages of the month",
    journal: "Payroll",
    lines: [
      debit("wages", gross),
      debit("employerContributions", own),
      credit("wagesPayable", net),
      credit("payrollTax", withheld + own),
    ],
    cash: [],
  });
  year.after(year.chance.pick([0, 0, 3]), () =>
    year.post({
      text: "Net wages paid",
      journal: "Bank",
      lines: [debit("wagesPayable", net), credit("bank", net)],
      cash: [["payments_to_employees", -net]],
    }),
  );
  year.after(15, () => remit(year, withheld + own));
}

function remit(year: Year, amount: Minor): void {
  year.post({
    text: "Tax and social security of employees",
    journal: "Bank",
    lines: [debit("payrollTax", amount), credit("bank", amount)],
    cash: [["payments_to_employees", -amount]],
  });
}

/** Wages paid at once, tax withheld in the same entry. */
export const casualWages: CompanyEvent = {
  name: "casual wages",
  needs: ["wages", "payrollTax"],
  run: (year) => {
    for (const { first } of year.months.slice(5, 8))
      year.at(addDays(first, 11), () => {
        const gross = year.amount(50, 120);
        const withheld = gross / 5n;
        year.post({
          text: "Seasonal staff",
          journal: "Payroll",
          lines: [
            debit("wages", gross),
            credit("payrollTax", withheld),
            credit("bank", gross - withheld),
          ],
          cash: [["payments_to_employees", -(gross - withheld)]],
        });
        year.after(20, () => remit(year, withheld));
      });
  },
};

/** A bonus is accrued at a month's end and paid later. */
export const bonus: CompanyEvent = {
  name: "accrued bonus",
  needs: ["wages", "accruals"],
  run: (year) => {
    const amount = year.amount(100, 300);
    year.at(year.months[3]?.last ?? year.end, () => {
      year.post({
        text: "Bonus accrued",
        journal: "General",
        lines: [
          debit("wages", amount),
          credit("accruals", amount, { on: "payments_to_employees" }),
        ],
        cash: [],
      });
      year.after(45, () =>
        year.post({
          text: "Bonus paid",
          journal: "Bank",
          lines: [
            debit("accruals", amount, { on: "payments_to_employees" }),
            credit("bank", amount),
          ],
          cash: [["payments_to_employees", -amount]],
        }),
      );
    });
  },
};
