import type { AuditEntry } from "@tieout/contract";
import { frameworkNames } from "@tieout/core";

type Detail = { name: string; value: string };

const longestBrief = 20;
/** A name that the program gave: "trial_balance". */
const isCode = /^[a-z]+(?:_[a-z]+)+$/;
/** What is kept of one thing may be a list or several fields. */
const isStructure = /^(?:[{["]|null$)/;
const mostBrief = 3;

/** The metadata of an entry in words, all of it, and the few short facts that tell it apart. */
export function detailWords(metadata: AuditEntry["metadata"]): {
  brief: string;
  details: Detail[];
} {
  const details = Object.entries(metadata).map(([key, value]) => ({
    name: names[key] ?? spaced(key),
    value: valueWords(value, key),
  }));
  const brief = details
    .filter(({ value }) => value !== "none" && value.length <= longestBrief)
    .slice(0, mostBrief)
    .map(({ name, value }) => `${name} ${value}`);
  return { brief: brief.join(" · "), details };
}

/** What is recorded under these names, as a person would call it. */
const names: Readonly<Record<string, string>> = {
  archiveSha256: "SHA-256 of the archive",
  archivedEntries: "entries of the archived trail",
  archivedHead: "head of the archived trail",
  archivedProjectId: "archived project",
  entityName: "entity",
  includeFxRates: "FX rates included",
  isFirstPeriod: "first period",
  multiEntity: "several entities together",
  priorProjectId: "last year's project",
  sha256: "SHA-256",
  statementSha256: "SHA-256 of the statement",
};

/** These are words of the user, whatever they look like. */
const written: ReadonlySet<string> = new Set(["fileName", "reason", "name", "entityName", "sheet"]);

function valueWords(value: unknown, key: string): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((each) => valueWords(each, key)).join(", ") || "none";
  if (typeof value === "object") {
    const fields = Object.entries(value).map(
      ([field, each]) => `${names[field] ?? spaced(field)} ${valueWords(each, field)}`,
    );
    return fields.join(", ") || "none";
  }
  const text = String(value);
  const kept = isStructure.test(text) ? readKept(text) : text;
  if (kept !== text) return valueWords(kept, key);
  if (written.has(key)) return text;
  const framework = frameworks.get(text);
  return framework ?? (isCode.test(text) ? text.replaceAll("_", " ") : text);
}

/** A change of the project is kept as JSON. */
function readKept(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const frameworks: ReadonlyMap<string, string> = new Map(Object.entries(frameworkNames));

/** "unreconciledDifference" as "unreconciled difference". */
function spaced(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
