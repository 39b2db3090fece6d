import type { WireDocument, WireFields, WireTime, WireValue } from "./wire.ts";

/** A document in the JSON of Firestore's REST interface. */
export type DocumentJson = {
  name: string;
  fields: Record<string, unknown>;
  createTime: string;
  updateTime: string;
};

/** Writes a document as Firestore's REST interface does. */
export function documentToJson(document: WireDocument): DocumentJson {
  return {
    name: document.name,
    fields: fieldsToJson(document.fields),
    createTime: timeToJson(document.createTime),
    updateTime: timeToJson(document.updateTime),
  };
}

/** Reads a document that `documentToJson` wrote. */
export function documentFromJson(json: DocumentJson): WireDocument {
  return {
    name: json.name,
    fields: fieldsFromJson(json.fields),
    createTime: timeFromJson(json.createTime),
    updateTime: timeFromJson(json.updateTime),
  };
}

/** Writes a moment as RFC 3339, down to the nanosecond. */
function timeToJson(time: WireTime | null | undefined): string {
  const seconds = new Date(Number(time?.seconds ?? 0) * 1000).toISOString().slice(0, -5);
  return `${seconds}.${String(time?.nanos ?? 0).padStart(9, "0")}Z`;
}

function timeFromJson(text: string): WireTime {
  const [, whole = "", nanos = "0"] = /^(.*?)(?:\.(\d+))?Z$/.exec(text) ?? [];
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanos: Number(nanos.padEnd(9, "0")) };
}

function fieldsToJson(fields: WireFields | null | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([key, value]) => [key, valueToJson(value)]),
  );
}

function valueToJson(value: WireValue): unknown {
  if (value.mapValue) return { mapValue: { fields: fieldsToJson(value.mapValue.fields) } };
  if (value.arrayValue)
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(valueToJson) } };
  if (value.timestampValue) return { timestampValue: timeToJson(value.timestampValue) };
  if (value.bytesValue) return { bytesValue: Buffer.from(value.bytesValue).toString("base64") };
  if (value.integerValue !== undefined) return { integerValue: String(value.integerValue) };
  if (value.doubleValue !== undefined) return { doubleValue: doubleToJson(value.doubleValue) };
  if (value.nullValue !== undefined) return { nullValue: null };
  const { valueType: _, ...plain }: WireValue & { valueType?: string } = value;
  return plain;
}

// JSON has no word for these three; the REST interface spells them so.
function doubleToJson(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

function fieldsFromJson(fields: Record<string, unknown>): WireFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, valueFromJson(value)]),
  );
}

type ValueJson = Omit<
  WireValue,
  "bytesValue" | "timestampValue" | "doubleValue" | "mapValue" | "arrayValue"
> & {
  bytesValue?: string;
  timestampValue?: string;
  doubleValue?: number | string;
  mapValue?: { fields?: Record<string, unknown> };
  arrayValue?: { values?: unknown[] };
};

function valueFromJson(json: unknown): WireValue {
  // The file was written by valueToJson; anything else is a broken file, and fails on use.
  const value = json as ValueJson;
  if (value.mapValue) return { mapValue: { fields: fieldsFromJson(value.mapValue.fields ?? {}) } };
  if (value.arrayValue)
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(valueFromJson) } };
  if (value.timestampValue !== undefined)
    return { timestampValue: timeFromJson(value.timestampValue) };
  if (value.bytesValue !== undefined)
    return { bytesValue: Buffer.from(value.bytesValue, "base64") };
  if (value.doubleValue !== undefined) return { doubleValue: Number(value.doubleValue) };
  if (value.nullValue !== undefined) return { nullValue: "NULL_VALUE" };
  const {
    bytesValue: _,
    timestampValue: __,
    doubleValue: ___,
    mapValue: ____,
    arrayValue: _____,
    ...plain
  } = value;
  return plain;
}
