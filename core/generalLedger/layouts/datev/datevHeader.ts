import type { DatevChartByUse } from "./DatevChartByUse.ts";
import { HEADER } from "./datevColumns.ts";
import { DATEV_CHARTS, type DatevChart } from "./datevTax.ts";

/** What the first row of a batch says of its rows. */
export type DatevHeader = {
  category: string;
  /** The chart that it names, or that is known where it names none; "" where neither is so. */
  chart: DatevChart | "";
  /** It names none that is read here, and nobody said it: what depends on it is not posted by it. */
  isOpen: boolean;
  /** What shows the chart where the batch names none. */
  byUse: DatevChartByUse | null;
  /** The number of the client with the consultant who keeps its books; "" where either is missing. */
  company: string;
  yearStart: string;
  /** The first and the last of its days, "2025-01-01"; "" where it names none. */
  from: string;
  to: string;
  /** How many digits an account has. */
  length: number;
  currency: string;
};

/** Whether a row is the first of a file in DATEV's format. */
export function isDatevHeader(cells: readonly string[]): boolean {
  return cells[0] === "EXTF" || cells[0] === "DTVF";
}

/** Reads the first row of a batch; a chart that it names is told to the other batches. */
export function readDatevHeader(cells: readonly string[], shown: DatevChartByUse): DatevHeader {
  const at = (field: keyof typeof HEADER) => (cells[HEADER[field]] ?? "").trim();
  const byUse = at("chart") === "" ? shown : null;
  const named = chartOf(at("chart"));
  if (named !== "") shown.name(named);
  const chart = named || ((byUse ? shown.known : shown.chosen) ?? "");
  return {
    category: at("category"),
    chart,
    isOpen: chart === "",
    byUse,
    company: at("client") && at("consultant") && `${at("consultant")}-${at("client")}`,
    yearStart: at("yearStart"),
    from: isoOf(at("from")),
    to: isoOf(at("to")),
    length: lengthOf(at("length")),
    currency: at("currency") || "EUR",
  };
}

function chartOf(written: string): DatevChart | "" {
  return DATEV_CHARTS.find((chart) => chart === `SKR${written}`) ?? "";
}

/** How many digits an account has: four where a batch does not say what DATEV allows. */
function lengthOf(written: string): number {
  return /^[4-9]$/.test(written) ? Number(written) : 4;
}

function isoOf(date: string): string {
  return /^\d{8}$/.test(date) ? `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}` : "";
}
