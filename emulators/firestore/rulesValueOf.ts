import type { RulesMap, RulesValue } from "../rules/RulesValue.ts";
import type { WireDocument, WireFields, WireTime, WireValue } from "./wire.ts";

/** A document as `resource` shows it to rules. */
export function resourceOf(document: WireDocument): RulesMap {
  const segments = document.name.split("/").slice(2);
  return new Map<string, RulesValue>([
    ["data", mapOf(document.fields)],
    ["id", segments.at(-1) ?? ""],
    ["__name__", { kind: "path", segments }],
  ]);
}

/** The nanoseconds since 1970 of a moment. */
export function nanosOf(time: WireTime | null | undefined): bigint {
  return BigInt(time?.seconds ?? 0) * 1_000_000_000n + BigInt(time?.nanos ?? 0);
}

function mapOf(fields: WireFields | null | undefined): RulesMap {
  return new Map(Object.entries(fields ?? {}).map(([key, value]) => [key, rulesValueOf(value)]));
}

function rulesValueOf(value: WireValue): RulesValue {
  if (value.mapValue) return mapOf(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(rulesValueOf);
  if (value.timestampValue) return { kind: "timestamp", nanos: nanosOf(value.timestampValue) };
  if (value.bytesValue) return { kind: "bytes", bytes: value.bytesValue };
  if (value.geoPointValue) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return { kind: "latlng", latitude, longitude };
  }
  if (value.referenceValue !== undefined) {
    return { kind: "path", segments: value.referenceValue.split("/").slice(2) };
  }
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return value.doubleValue;
  return value.stringValue ?? value.booleanValue ?? null;
}
