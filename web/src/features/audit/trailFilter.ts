import type { AuditEntry } from "@tieout/contract";
import type { TrailFilter } from "../../lib/queries/auditTrailQuery.ts";

/** What is chosen above the trail; days as a date field writes them, empty where none is chosen. */
export type TrailChoice = {
  action: AuditEntry["action"] | "";
  user: string;
  from: string;
  to: string;
};

export const wholeTrailChosen: TrailChoice = { action: "", user: "", from: "", to: "" };

/** The entries that are asked for: whole days of the reader's own time zone, the last one included. */
export function filterOf({ action, user, from, to }: TrailChoice): TrailFilter {
  const start = dayStart(from, 0);
  const end = dayStart(to, 1);
  return {
    ...(action !== "" && { action }),
    ...(user !== "" && { user }),
    ...(start !== null && { from: start }),
    ...(end !== null && { to: end }),
  };
}

/** The moment at which a day begins, or a day after it; null for what is no day. */
function dayStart(day: string, later: number): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return null;
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
