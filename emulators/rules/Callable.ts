import { failEvaluation, type RulesBytes, type RulesValue, typeNameOf } from "./RulesValue.ts";

/** Something rules can call: how many arguments it takes, and what it does with them. */
export type Callable<Self = void> = {
  readonly least: number;
  readonly most: number;
  readonly run: (self: Self, args: readonly RulesValue[]) => RulesValue;
};

/** Describes a callable with a fixed number of arguments. */
export function takes<Self>(count: number, run: Callable<Self>["run"]): Callable<Self> {
  return { least: count, most: count, run };
}

/** The argument at a place; calls are checked for their number of arguments beforehand. */
export function argument(args: readonly RulesValue[], place: number): RulesValue {
  const value = args[place];
  return value === undefined ? failEvaluation(`argument ${place + 1} is missing`) : value;
}

/** The string argument at a place. */
export function stringArgument(args: readonly RulesValue[], place: number): string {
  const value = argument(args, place);
  return typeof value === "string" ? value : wrongType("string", value);
}

/** The integer argument at a place. */
export function intArgument(args: readonly RulesValue[], place: number): bigint {
  const value = argument(args, place);
  return typeof value === "bigint" ? value : wrongType("int", value);
}

/** The argument at a place as a number, be it an integer or a float. */
export function numberArgument(args: readonly RulesValue[], place: number): number {
  const value = argument(args, place);
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  return wrongType("number", value);
}

/** Ends the evaluation because a value is not of the type that was wanted. */
export function wrongType(wanted: string, value: RulesValue): never {
  return failEvaluation(`expected ${wanted}, found ${typeNameOf(value)}`);
}

/** Makes a bytes value. */
export function bytesOf(bytes: Uint8Array): RulesBytes {
  return { kind: "bytes", bytes };
}
