import { divideRounded } from "../../../money/divideRounded.ts";
import type { Minor } from "../../../money/Minor.ts";

/** The charts that DATEV's own accounts belong to. */
export type DatevChart = "SKR03" | "SKR04";
export const DATEV_CHARTS: readonly DatevChart[] = ["SKR03", "SKR04"];

/** The chart of DATEV's that a person chose; null where it is another one, or none. */
export function datevChartIn(chosen: string | undefined): DatevChart | null {
  return DATEV_CHARTS.find((chart) => chart === chosen) ?? null;
}

/** Sales tax that a gross amount holds: its rate in per cent and whose it is. */
export type DatevTax = { rate: 19 | 7; kind: "output" | "input" };

/** Tax keys (Steuerschlüssel) of one and two digits: rate and kind, or nothing where the tax nets to nothing. */
const KEYS: Readonly<Record<string, DatevTax | null>> = {
  "": null,
  "0": null,
  "1": null,
  "2": { rate: 7, kind: "output" },
  "3": { rate: 19, kind: "output" },
  "8": { rate: 7, kind: "input" },
  "9": { rate: 19, kind: "input" },
  // Goods from other member states and tax owed by the recipient: charged and deducted at once
  "10": null,
  "11": null,
  "12": null,
  "13": null,
  "15": null,
  "17": null,
  "18": null,
  "19": null,
  // Sales that the recipient is taxed for, or another member state's
  "44": null,
  "46": null,
  "47": null,
  "48": null,
  // Tax owed by the recipient under § 13b UStG and deducted at once, at 7 and at 19 per cent
  "91": null,
  "94": null,
};

/** Keys of three digits, since 2018: the first says the kind, 01 and 02 the full and the lower rate. */
const LONG_KEYS: Readonly<Record<string, DatevTax>> = {
  "101": { rate: 19, kind: "output" },
  "102": { rate: 7, kind: "output" },
  "401": { rate: 19, kind: "input" },
  "402": { rate: 7, kind: "input" },
};
/** Sales without tax (2), and tax that is owed and deducted at once: § 13b UStG (5), goods from member states (7). */
const UNTAXED = /^[257]\d\d$/;

/** Input tax, and output tax with what is settled of it. */
const TAX_RANGES: Readonly<Record<DatevChart, readonly (readonly [number, number])[]>> = {
  SKR03: [
    [1570, 1589],
    [1760, 1791],
  ],
  SKR04: [
    [1400, 1439],
    [3800, 3859],
  ],
};

/** The accounts that tax is collected on. */
const TAX_ACCOUNTS: Readonly<Record<DatevChart, Readonly<Record<string, string>>>> = {
  SKR03: { output19: "1776", output7: "1771", input19: "1576", input7: "1571" },
  SKR04: { output19: "3806", output7: "3801", input19: "1406", input7: "1401" },
};

/** Whether sales tax stands on an account. */
export function isTaxAccount(account: string, chart: DatevChart): boolean {
  const number = Number(account);
  return TAX_RANGES[chart].some(([first, last]) => number >= first && number <= last);
}

/** What a key of a row says: its tax, and whether the row takes another back on the same side. */
export type DatevKey = { tax: DatevTax | null; isReversal: boolean };

/**
 * What a tax key says; null where it is not known here. Two digits may be a correction and a tax key: 2
 * and 8 take a posting back, 4 and 8 switch the account's own tax off.
 */
export function readKey(written: string): DatevKey | null {
  const key = written.replace(/^0+(?=\d)/, "");
  const known = KEYS[key];
  if (known !== undefined) return { tax: known, isReversal: false };
  const long = LONG_KEYS[key] ?? (UNTAXED.test(key) ? null : undefined);
  if (long !== undefined) return { tax: long, isReversal: false };
  const [correction = "", last = ""] = key;
  const tax = KEYS[last];
  if (key.length !== 2 || !["2", "4", "8"].includes(correction) || tax === undefined) return null;
  return { tax, isReversal: correction !== "4" };
}

/** Where the tax is posted, and what the account is called. */
export function taxAccount({ rate, kind }: DatevTax, chart: DatevChart): [string, string] {
  const code = TAX_ACCOUNTS[chart][`${kind}${rate}`] ?? "";
  return [code, kind === "output" ? `Umsatzsteuer ${rate} %` : `Abziehbare Vorsteuer ${rate} %`];
}

/** The tax within a gross amount, to the cent; in the second half of 2020 the rates were 16 and 5 per cent. */
export function taxWithin(gross: Minor, { rate }: DatevTax, date: string): Minor {
  const isLowered = date >= "2020-07-01" && date <= "2020-12-31";
  const lowered = rate === 19 ? 16n : 5n;
  const charged = isLowered ? lowered : BigInt(rate);
  return divideRounded(gross * charged, 100n + charged);
}

/** Customers begin with one to six, suppliers with seven to nine. */
export function isCustomer(personal: string): boolean {
  return Number(personal[0]) < 7;
}

/** The account that a customer or a supplier stands on together with the others. */
export function controlAccount(personal: string, chart: DatevChart): [string, string] {
  if (isCustomer(personal))
    return [chart === "SKR03" ? "1400" : "1200", "Forderungen aus Lieferungen und Leistungen"];
  return [chart === "SKR03" ? "1600" : "3300", "Verbindlichkeiten aus Lieferungen und Leistungen"];
}

/** Where a cash discount is posted by the tax it was billed with: granted to customers, received from suppliers. */
export function discountAccount(
  isGranted: boolean,
  tax: DatevTax | null,
  chart: DatevChart,
): [string, string] {
  const [granted, received] = chart === "SKR03" ? ["87", "37"] : ["47", "57"];
  const last = tax === null ? "30" : tax.rate === 19 ? "36" : "31";
  const name = isGranted ? "Gewährte Skonti" : "Erhaltene Skonti";
  return [
    `${isGranted ? granted : received}${last}`,
    tax === null ? name : `${name} ${tax.rate} %`,
  ];
}
