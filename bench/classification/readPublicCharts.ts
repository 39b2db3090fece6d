import type { ChartId } from "../../core/classify/national/ChartId.ts";
import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { readNumber } from "../../core/classify/national/readNumber.ts";
import { isProfitAndLossRole, type Role } from "../../core/roles/roles.ts";
import { admittedRoles } from "./admittedRoles.ts";
import { readCells } from "./readCells.ts";

export type Part = "seen" | "keptBack";

/** An account of a public chart: its number, name and type, and the roles that the type admits. */
export type PublicAccount = { code: string; name: string; type: string; admits: readonly Role[] };

export type PublicChart = {
  part: Part;
  /** English charts, a national chart by number, a language, or a language that is not read. */
  group: string;
  source: string;
  name: string;
  language: string;
  accounts: readonly PublicAccount[];
};

/**
 * Reads the charts of one part. What is kept back was never looked at while rules, words and charts
 * were written: only its totals are.
 */
export function readPublicCharts(part: Part): PublicChart[] {
  const file = new URL(`publicCharts/${part}.csv`, import.meta.url);
  const rows = readCells(file);
  const charts = Map.groupBy(rows, ([group, source, name]) => `${group} ${source} ${name}`);
  return [...charts.values()].map((its) => {
    const [group = "", source = "", name = "", language = ""] = its[0] ?? [];
    return { part, group, source, name, language, accounts: its.map(accountOf) };
  });
}

function accountOf(cells: readonly string[]): PublicAccount {
  const [, , , , code = "", name = "", type = ""] = cells;
  const admits = admittedRoles.get(type);
  if (admits === undefined) throw new Error(`No roles are given for the type "${type}"`);
  return { code, name, type, admits };
}

/**
 * The seen charts that teach and judge: not those whose authors type most accounts otherwise than their
 * names say, nor accounts whose type is not what the law has under their number or what their name says.
 */
export function readTeachingCharts(): PublicChart[] {
  const mistyped = mistypedAccounts();
  return readPublicCharts("seen")
    .filter(({ name }) => !MISTYPED.has(countryOf(name)))
    .map((chart) => {
      const isOfLaw = isTypedByLaw(chart);
      const isTaught = (account: PublicAccount) =>
        isOfLaw(account) && !mistyped.has(keyOfTyping(chart, account));
      return { ...chart, accounts: chart.accounts.filter(isTaught) };
    });
}

/**
 * The accounts of seen charts that their authors type as what the names by themselves say they are not, by
 * `keyOfTyping`: "Capital lease obligations" as equity, "Right-of-use asset" as current. Of these nothing is learnt.
 */
export function mistypedAccounts(): ReadonlySet<string> {
  const file = new URL("publicCharts/mistyped.csv", import.meta.url);
  return new Set(readCells(file).map((cells) => cells.join("\n")));
}

/** The source, the chart whatever its language, the name and the type of an account. */
export function keyOfTyping({ source, name: chart }: PublicChart, account: PublicAccount): string {
  return [source, countryOf(chart), account.name, account.type].join("\n");
}

/** In these, plant is a current asset, or costs are equity. */
const MISTYPED: ReadonlySet<string> = new Set(["cr", "pe", "pt", "ve"]);

function countryOf(chart: string): string {
  return chart.split("@")[0] ?? chart;
}

/** The charts, in any language, whose numbers are those of a country. */
const prescribed: Readonly<Record<string, ChartId>> = {
  at: "EKR",
  be: "MAR",
  ch: "KMU",
  co: "PUC",
  de_skr03: "SKR03",
  de_skr04: "SKR04",
  es_common: "PGC",
  fr: "PCG",
  gr: "ELP",
  hu: "SZT",
  it: "CEE",
  lu: "PCN",
  lv: "GKP",
  no: "NS4102",
  ro: "OMFP1802",
  se: "BAS",
  si: "EKN",
  tn: "NCT",
};

/** What is paid on account for these is prepaid to some authors. */
const FIXED: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "intangibles_cost",
  "financial_investments",
]);

function isTypedByLaw(chart: PublicChart): (account: PublicAccount) => boolean {
  const roleByLaw = rolesByLaw(chart);
  return (account) => {
    const { type, admits } = account;
    const role = roleByLaw(account);
    if (role === null || admits.includes(role)) return true;
    // what takes the profit over to equity stands among results, and its name teaches nothing of equity
    if (role === "retained_earnings" && admits.every(isProfitAndLossRole)) return true;
    return type === "Prepayments" && FIXED.has(role);
  };
}

/** The national chart that a program's chart for a country has the numbers of, whatever its language. */
export function lawTranslated({ source, name }: PublicChart): ChartId | undefined {
  return source === "odoo" ? prescribed[countryOf(name)] : undefined;
}

/** The role that a chart prescribed by law, in whatever language, has under an account's number; null where it leaves it open. */
export function rolesByLaw(chart: PublicChart): (account: PublicAccount) => Role | null {
  const id = chart.source === "odoo" ? lawTranslated(chart) : chart.group;
  const national = nationalCharts.find((each) => each.id === id);
  if (national === undefined) return () => null;
  return ({ code }) => {
    const read = readNumber(national, code, null);
    return read === null || read.needsPerson ? null : read.role;
  };
}
