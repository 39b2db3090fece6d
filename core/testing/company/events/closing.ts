import { addDays } from "../../../text/addDays.ts";
import type { AccountKey } from "../accounts.ts";
import { credit, debit } from "../Posting.ts";
import type { CompanyEvent, Year } from "../Year.ts";

/** Assets wear out month by month; one is impaired. */
export const depreciation: CompanyEvent = {
  name: "depreciation",
  needs: ["machinery", "vehicles", "software", "depreciation", "amortisation"],
  run: (year) => {
    wearOut(year, "machinery", "machineryDepreciation", "depreciation");
    wearOut(year, "vehicles", "vehiclesDepreciation", "depreciation");
    wearOut(year, "software", "softwareAmortisation", "amortisation");
  },
};

function wearOut(year: Year, asset: AccountKey, worn: AccountKey, charge: AccountKey): void {
  year.bookkeeping.begin(asset, year.amount(8_000, 15_000));
  year.bookkeeping.begin(worn, -year.amount(2_000, 4_000));
  for (const { last } of year.months)
    year.at(last, () => {
      const amount = year.amount(40, 120);
      year.post({
        text: "Depreciation of the month",
        journal: "General",
        lines: [debit(charge, amount), credit(worn, amount, { on: lineOfCharge(charge) })],
        cash: [],
      });
    });
}

function lineOfCharge(charge: AccountKey) {
  return charge === "amortisation" ? "purchase_of_intangibles" : "purchase_of_ppe";
}

/** A machine is worth less than its books say. */
export const impairment: CompanyEvent = {
  name: "impairment",
  needs: ["impairment", "machineryDepreciation"],
  run: (year) =>
    year.at(year.end, () => {
      const amount = year.amount(50, 300);
      year.post({
        text: "Impairment of a machine",
        journal: "General",
        lines: [debit("impairment", amount), credit("machineryDepreciation", amount)],
        cash: [],
      });
    }),
};

/** Costs accrued at each month's end and taken back on the first day of the next. */
export const accruals: CompanyEvent = {
  name: "accruals",
  needs: ["accruals", "utilities"],
  run: (year) => {
    const old = year.amount(40, 120);
    year.bookkeeping.begin("accruals", -old);
    year.at(year.start, () =>
      year.post({
        text: "Accruals of last year taken back",
        journal: "General",
        lines: [debit("accruals", old), credit("utilities", old)],
        cash: [],
      }),
    );
    for (const { last } of year.months)
      year.at(last, () => {
        const amount = year.amount(40, 120);
        const accrued = year.post({
          text: "Power accrued",
          journal: "General",
          lines: [debit("utilities", amount), credit("accruals", amount)],
          cash: [],
        });
        year.after(1, () =>
          year.post({
            text: "Reversal: Power accrued",
            journal: "General",
            lines: [debit("accruals", amount), credit("utilities", amount)],
            cash: [],
            reverses: accrued,
          }),
        );
      });
  },
};

/** Warranties are provided for, and used. */
export const provision: CompanyEvent = {
  name: "provision",
  needs: ["provisions", "repairs"],
  run: (year) => {
    year.bookkeeping.begin("provisions", -year.amount(100, 200));
    year.after(100, () => {
      const used = year.amount(20, 60);
      year.post({
        text: "Warranty repairs paid",
        journal: "Bank",
        lines: [debit("provisions", used), credit("bank", used)],
        cash: [["payments_to_suppliers", -used]],
      });
    });
    year.at(year.end, () => {
      const added = year.amount(20, 90);
      year.post({
        text: "Provision for warranties",
        journal: "General",
        lines: [debit("repairs", added), credit("provisions", added)],
        cash: [],
      });
    });
  },
};

/** Tax on profit: last year's paid, instalments, this year's charge at the end. */
export const incomeTax: CompanyEvent = {
  name: "income tax",
  needs: ["incomeTax", "incomeTaxPayable"],
  run: (year) => {
    const pay = (amount: bigint) =>
      year.post({
        text: "Income tax paid",
        journal: "Bank",
        lines: [debit("incomeTaxPayable", amount), credit("bank", amount)],
        cash: [["income_taxes_paid", -amount]],
      });
    const old = year.amount(200, 500);
    year.bookkeeping.begin("incomeTaxPayable", -old);
    year.at(addDays(year.start, 80), () => pay(old));
    year.after(200, () => pay(year.amount(50, 150)));
    year.at(year.end, () => {
      const charge = year.amount(200, 500);
      year.post({
        text: "Income tax of the year",
        journal: "General",
        lines: [debit("incomeTax", charge), credit("incomeTaxPayable", charge)],
        cash: [],
      });
    });
  },
};
