import type { Minor } from "../../../money/Minor.ts";
import { addDays } from "../../../text/addDays.ts";
import { credit, debit } from "../Posting.ts";
import type { CompanyEvent, Year } from "../Year.ts";

/** The tax on sales less the tax on purchases goes to the authority each quarter, or comes back. */
export const salesTaxReturns: CompanyEvent = {
  name: "sales tax returns",
  needs: ["outputTax", "inputTax", "taxSettlement"],
  run: (year) => {
    const owed = year.amount(300, 600);
    year.bookkeeping.begin("taxSettlement", -owed);
    year.at(addDays(year.start, 25), () => settle(year, owed));
    for (const { last } of year.months.filter((_, place) => place % 3 === 2))
      year.at(last, () => declare(year));
  },
};

function declare(year: Year): void {
  const output = -year.bookkeeping.balanceOf("outputTax");
  const input = year.bookkeeping.balanceOf("inputTax");
  const on = lineOf(output - input);
  year.post({
    text: "Sales tax return",
    journal: "General",
    lines: [
      debit("outputTax", output, { on }),
      credit("inputTax", input, { on }),
      credit("taxSettlement", output - input, { on }),
    ],
    cash: [],
  });
  year.after(25, () => settle(year, output - input));
}

function settle(year: Year, owed: Minor): void {
  if (owed === 0n) return;
  const on = lineOf(owed);
  year.post({
    text: owed < 0n ? "Sales tax refunded" : "Sales tax paid",
    journal: "Bank",
    lines: [debit("taxSettlement", owed, { on }), credit("bank", owed)],
    cash: [[on, -owed]],
  });
}

/** What is owed is a payment, what comes back a receipt. */
function lineOf(owed: Minor) {
  return owed < 0n ? "other_operating_receipts" : "other_operating_payments";
}
