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
    name: names[key] ?? spaced(key),
    value: valueWords(value),
  }));
  const brief = details
    .filter(({ value }) => value !== "none" && value.length <= longestBrief)
    .slice(0, mostBrief)
    .map(({ name, value }) => `${name} ${isCode.test(value) ? value.replaceAll("_", " ") : value}`);
  return { brief: brief.join(" · "), details };
}

/** What is recorded under these names, as a person would call it. */
const names: Readonly<Record<string, string>> = {
  entityName: "entity",
  includeFxRates: "FX rates included",
  isFirstPeriod: "first period",
  multiEntity: "several entities together",
  priorProjectId: "last year's project",
  sha256: "SHA-256",
  statementSha256: "SHA-256 of the statement",
};

function valueWords(value: AuditEntry["metadata"][string]): string {
  if (value === null) return "none";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** "unreconciledDifference" as "unreconciled difference". */
function spaced(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
