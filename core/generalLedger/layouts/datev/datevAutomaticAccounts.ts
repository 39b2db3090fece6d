import { type DatevNumbers, inChart, isPersonal } from "./datevAccounts.ts";
import { DATEV_CHARTS, type DatevChart, type DatevTax } from "./datevTax.ts";

type Automatic = Readonly<Record<"output19" | "output7" | "input19" | "input7", string>>;

/**
 * Accounts that carry their tax key with them (DATEV account functions AM and AV), single or from the first
 * to the last of a range. What is taxed as bought in another member state nets to nothing and is left out.
 */
const AUTOMATIC: Readonly<Record<DatevChart, Automatic>> = {
  SKR03: {
    // Prepayments received, bad debts, sales, commissions, payments in kind, discounts, plant sold, own use
    output19: `1718 2406 2436 8191 8196 8315-8319 8400-8409 8519 8579 8595 8611 8613 8640 8720 8726 8736 8748
      8760 8790 8801 8820 8910 8920-8922 8925 8935 8940`,
    output7: "8300-8314 8516 8576 8591 8630 8710 8725 8731 8746 8750 8780 8915 8930 8932 8945",
    // Prepayments made, materials, energy, services of others, goods, and discounts on them
    input19: "1518 3030 3092 3106 3400-3409 3715 3720 3736 3738 3755 3760 3785 3790",
    input7: "3010 3091 3108 3300-3309 3710 3714 3731 3734 3750 3754 3780 3784",
  },
  SKR04: {
    output19: `3272 4136 4186 4315-4319 4400-4409 4569 4579 4620 4640 4645 4646 4660 4680 4720 4726 4736 4748
      4760 4790 4836 4845 4862 4945 4947 4948 6286 6885 6936`,
    output7: `3260 4300-4314 4566 4576 4610 4630 4650 4670 4710 4725 4731 4746 4750 4780 4941 6281 6931`,
    input19: "1186 5130 5192 5400-5409 5715 5720 5736 5738 5755 5760 5785 5790 5906",
    input7: "1181 5110 5191 5300-5309 5710 5714 5731 5734 5750 5754 5780 5784 5908",
  },
};

const TAXES: Readonly<Record<keyof Automatic, DatevTax>> = {
  output19: { rate: 19, kind: "output" },
  output7: { rate: 7, kind: "output" },
  input19: { rate: 19, kind: "input" },
  input7: { rate: 7, kind: "input" },
};

const taxesByAccount: Readonly<Record<DatevChart, ReadonlyMap<number, DatevTax>>> = {
  SKR03: taxesOf(AUTOMATIC.SKR03),
  SKR04: taxesOf(AUTOMATIC.SKR04),
};

function taxesOf(automatic: Automatic): ReadonlyMap<number, DatevTax> {
  const taxes = Object.entries(TAXES) as [keyof Automatic, DatevTax][]; // the keys of a record
  return new Map(
    taxes.flatMap(([key, tax]) =>
      numbersIn(automatic[key]).map((number) => [number, tax] as const),
    ),
  );
}

function numbersIn(list: string): number[] {
  return list.split(/\s+/).flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** The tax that an account carries by itself; null for the others. */
export function taxOfAccount(account: string, chart: DatevChart): DatevTax | null {
  return taxesByAccount[chart].get(Number(account)) ?? null;
}

/** Whether it depends on the chart what is posted with accounts: one is of a party, or has tax with it in one chart. */
export function goesByChart(
  numbers: Pick<DatevNumbers, "length">,
  ...accounts: readonly string[]
): boolean {
  return accounts.some(
    (account) =>
      isPersonal(numbers, account) ||
      DATEV_CHARTS.some((chart) => taxOfAccount(inChart(numbers, account), chart) !== null),
  );
}
