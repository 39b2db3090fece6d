import type { AuditEntry } from "@tieout/contract";

type Detail = { name: string; value: string };

const longestBrief = 20;
const isCode = /^[a-z_]+$/;
const mostBrief = 3;

/** The metadata of an entry in words, all of it, and the few short facts that tell it apart. */
export function detailWords(metadata: AuditEntry["metadata"]): {
  brief: string;
  details: Detail[];
} {
  const details = Object.entries(metadata).map(([key, value]) => ({
    name: spaced(key),
    value: String(value),
  }));
  const brief = details
    .filter(({ value }) => value !== "null" && value.length <= longestBrief)
    .slice(0, mostBrief)
    .map(({ name, value }) => `${name} ${isCode.test(value) ? value.replaceAll("_", " ") : value}`);
  return { brief: brief.join(" · "), details };
}

/** "unreconciledDifference" as "unreconciled difference". */
function spaced(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
