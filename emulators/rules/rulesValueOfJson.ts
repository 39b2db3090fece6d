import type { RulesMap, RulesValue } from "./RulesValue.ts";

/** Makes a JSON object into a map of the rules language. */
export function rulesMapOfJson(json: object): RulesMap {
  return new Map(Object.entries(json).map(([key, value]) => [key, rulesValueOfJson(value)]));
}

function rulesValueOfJson(json: unknown): RulesValue {
  if (typeof json === "boolean" || typeof json === "string") return json;
  if (typeof json === "number") return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(rulesValueOfJson);
  if (typeof json === "object" && json !== null) return rulesMapOfJson(json);
  return null;
}
