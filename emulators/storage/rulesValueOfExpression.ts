import type { RulesValue } from "../rules/RulesValue.ts";

/** A value as the Storage emulator writes it for a rules runtime. */
export type ExpressionValue = {
  readonly null_value?: null;
  readonly bool_value?: boolean;
  readonly int_value?: number;
  readonly string_value?: string;
  readonly list_value?: { readonly values?: readonly ExpressionValue[] };
  readonly map_value?: { readonly fields?: Readonly<Record<string, ExpressionValue>> };
};

/** Reads a value that the Storage emulator wrote; a type that our rules do not use is opaque. */
export function rulesValueOfExpression(value: ExpressionValue): RulesValue {
  if (value.bool_value !== undefined) return value.bool_value;
  if (value.int_value !== undefined) return BigInt(value.int_value);
  if (value.string_value !== undefined) return value.string_value;
  if (value.list_value) return (value.list_value.values ?? []).map(rulesValueOfExpression);
  if (value.map_value) return mapOf(value.map_value.fields ?? {});
  const [type] = Object.keys(value).filter((name) => name !== "null_value");
  return type === undefined ? null : { kind: "opaque", type };
}

function mapOf(fields: Readonly<Record<string, ExpressionValue>>): RulesValue {
  const entries = Object.entries(fields).map(
    ([key, value]) => [key, rulesValueOfExpression(value)] as const,
  );
  return new Map(entries);
}
