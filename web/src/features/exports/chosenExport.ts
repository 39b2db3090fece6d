import type { ExportKind, Method, PeriodLength } from "@tieout/core";
import type { ExportChoice } from "../../lib/project/exportCalls.ts";

export const allEntities = "All entities together";

export const methods = { indirect: "Indirect", direct: "Direct" } as const;

export const columns = {
  year: "The year alone",
  month: "In months",
  quarter: "In quarters",
  half: "In halves",
} as const satisfies Record<PeriodLength | "year", string>;

/** Entries name people: they are in an export only where somebody chooses so. */
export const entries = { left_out: "Left out", listed: "Listed in Excel and JSON" } as const;

/** What a person chose of the exports on the screen. */
export type Chosen = {
  method: Method;
  entity: string;
  periods: keyof typeof columns;
  entries: keyof typeof entries;
};

const listing: ReadonlySet<ExportKind> = new Set<ExportKind>(["excel", "json"]);

/** What is asked of an export of this kind. */
export function choiceOf(
  { method, entity, periods, entries: listed }: Chosen,
  kind: ExportKind,
): ExportChoice {
  const isWhole = entity === allEntities;
  return {
    method,
    ...(!isWhole && { entity }),
    ...(periods !== "year" && { periods }),
    ...(listed === "listed" && isWhole && listing.has(kind) && { entries: listed }),
  };
}
