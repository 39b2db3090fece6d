import { ANCHOR_SCHEMA, type Anchor } from "@tieout/files";
import type { Outcome } from "./Outcome.ts";
import { hasShape, parseJson, type Shape } from "./readJsonRecords.ts";

const FIELDS = {
  $schema: "string",
  projectId: "string",
  seq: "number",
  hash: "string",
  version: "number or null",
  at: "string",
  publicKey: "string",
  signature: "string",
} as const satisfies Shape & Record<keyof Anchor, string>;

/** Reads anchors as the bucket keeps them: one, a list, or one a line. */
export function readAnchorsFile(text: string): Outcome<readonly Anchor[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const listed: unknown[] = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
  const at = listed.findIndex((each) => !isAnchor(each));
  if (at < 0) return { ok: true, value: listed.filter(isAnchor) };
  const problem = `${at + 1} of ${listed.length} is no anchor under ${ANCHOR_SCHEMA}.`;
  return { ok: false, problems: [problem] };
}

function isAnchor(value: unknown): value is Anchor {
  return hasShape(value, FIELDS) && (value as Anchor).$schema === ANCHOR_SCHEMA;
}
