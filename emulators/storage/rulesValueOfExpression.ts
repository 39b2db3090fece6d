import { type RulesValue, setOf } from "../rules/RulesValue.ts";

/** A value as the Storage emulator writes it for a rules runtime. */
export type ExpressionValue = {
  readonly null_value?: null;
  readonly bool_value?: boolean;
  readonly int_value?: number;
  readonly float_value?: number;
  readonly string_value?: string;
  readonly timestamp_value?: string;
  readonly list_value?: { readonly values?: readonly ExpressionValue[] };
  readonly set_value?: { readonly values?: readonly ExpressionValue[] };
  readonly map_value?: { readonly fields?: Readonly<Record<string, ExpressionValue>> };
  readonly path_value?: { readonly segments?: readonly { readonly simple?: string }[] };
};

/** Reads a value that the Storage emulator wrote. */
export function rulesValueOfExpression(value: ExpressionValue): RulesValue {
  if (value.bool_value !== undefined) return value.bool_value;
  if (value.int_value !== undefined) return BigInt(value.int_value);
  if (value.float_value !== undefined) return value.float_value;
  if (value.string_value !== undefined) return value.string_value;
  if (value.timestamp_value !== undefined) return timestampOf(value.timestamp_value);
  if (value.list_value) return (value.list_value.values ?? []).map(rulesValueOfExpression);
  if (value.set_value) return setOf((value.set_value.values ?? []).map(rulesValueOfExpression));
  if (value.map_value) return mapOf(value.map_value.fields ?? {});
  if (value.path_value) {
    return {
      kind: "path",
      segments: (value.path_value.segments ?? []).map(({ simple }) => simple ?? ""),
    };
  }
  return null;
}

function mapOf(fields: Readonly<Record<string, ExpressionValue>>): RulesValue {
  const entries = Object.entries(fields).map(
    ([key, value]) => [key, rulesValueOfExpression(value)] as const,
  );
  return new Map(entries);
}

function timestampOf(text: string): RulesValue {
  return { kind: "timestamp", nanos: BigInt(Date.parse(text)) * 1_000_000n };
}
