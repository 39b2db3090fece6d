import type { Role } from "../../core/roles/roles.ts";
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
