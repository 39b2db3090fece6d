import type { Upgrade } from "../../store/kinds/StoredKind.ts";

/** Statements stored as version 2 held nothing about their project, and their notes had no open questions. */
export const addAsks: Upgrade = ({ document, sha256: _, ...stored }) => ({
  scope: null,
  ...stored,
  document: isFields(document)
    ? { ...document, disclosures: withAsks(document.disclosures) }
    : document,
});

function withAsks(disclosures: unknown): unknown {
  if (!Array.isArray(disclosures)) return disclosures;
  return disclosures.map((note) => (isFields(note) ? { asks: [], ...note } : note));
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
