import {
  equalValues,
  failEvaluation,
  includesValue,
  isRulesList,
  isRulesMap,
  type RulesValue,
  typeNameOf,
} from "./RulesValue.ts";
import type { EagerOperator } from "./syntax.ts";

/** Applies an operator to two values, failing where the language has no meaning for them. */
export function applyOperator(
  operator: EagerOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case "==":
      return equalValues(left, right);
    case "!=":
      return !equalValues(left, right);
    case "in":
      return isIn(left, right);
    case "<":
      return compare(left, right) < 0;
    case "<=":
      return compare(left, right) <= 0;
    case ">":
      return compare(left, right) > 0;
    case ">=":
      return compare(left, right) >= 0;
    default:
      return calculate(operator, left, right);
  }
}

/** Turns the sign of a number or a duration. */
export function negateValue(value: RulesValue): RulesValue {
  if (typeof value === "bigint") return checkedInt(-value);
  if (typeof value === "number") return -value;
  return failEvaluation(`- has no meaning for ${typeNameOf(value)}`);
}

/** An integer, if it fits the 64 bits that the language gives it. */
export function checkedInt(value: bigint): bigint {
  return BigInt.asIntN(64, value) === value
    ? value
    : failEvaluation("the integer overflows 64 bits");
}

/** The names `is` understands. */
export const typeNames: readonly string[] = [
  "bool",
  "bytes",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
];

/** Whether a value is of a type, as `is` asks. */
export function isOfType(value: RulesValue, type: string): boolean {
  const actual = typeNameOf(value);
  return type === "number" ? actual === "int" || actual === "float" : actual === type;
}

function isIn(sought: RulesValue, holder: RulesValue): boolean {
  if (isRulesList(holder)) return includesValue(holder, sought);
  if (isRulesMap(holder)) return typeof sought === "string" && holder.has(sought);
  if (holder !== null && typeof holder === "object" && holder.kind === "set") {
    return includesValue(holder.items, sought);
  }
  return failEvaluation(`'in' has no meaning for ${typeNameOf(holder)}`);
}

function compare(left: RulesValue, right: RulesValue): number {
  if (isNumeric(left) && isNumeric(right)) return order(left, right);
  if (typeof left === "string" && typeof right === "string") return order(left, right);
  const [from, to] = [nanosOf(left), nanosOf(right)];
  if (from !== undefined && to !== undefined && typeNameOf(left) === typeNameOf(right)) {
    return order(from, to);
  }
  return failEvaluation(`${typeNameOf(left)} and ${typeNameOf(right)} have no order`);
}

function order<T extends bigint | number | string>(left: T, right: T): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left <= right ? 0 : failEvaluation("NaN has no order");
}

function calculate(operator: EagerOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === "bigint" && typeof right === "bigint")
    return calculateInts(operator, left, right);
  if (isNumeric(left) && isNumeric(right))
    return calculateFloats(operator, Number(left), Number(right));
  if (operator === "+" && typeof left === "string" && typeof right === "string")
    return left + right;
  const [first, second] = [nanosOf(left), nanosOf(right)];
  if (first !== undefined && second !== undefined && (operator === "+" || operator === "-")) {
    return calculateTimes(operator, left, first, right, second);
  }
  return failEvaluation(
    `${operator} has no meaning for ${typeNameOf(left)} and ${typeNameOf(right)}`,
  );
}

function calculateInts(operator: EagerOperator, left: bigint, right: bigint): bigint {
  if (operator === "+") return checkedInt(left + right);
  if (operator === "-") return checkedInt(left - right);
  if (operator === "*") return checkedInt(left * right);
  if (right === 0n) return failEvaluation("division by zero");
  return checkedInt(operator === "/" ? left / right : left % right);
}

function calculateFloats(operator: EagerOperator, left: number, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  return operator === "/" ? left / right : left % right;
}

function calculateTimes(
  operator: "+" | "-",
  left: RulesValue,
  first: bigint,
  right: RulesValue,
  second: bigint,
): RulesValue {
  const nanos = operator === "+" ? first + second : first - second;
  const types = `${typeNameOf(left)} ${operator} ${typeNameOf(right)}`;
  const results: Readonly<Record<string, "timestamp" | "duration">> = {
    "timestamp + duration": "timestamp",
    "duration + timestamp": "timestamp",
    "timestamp - duration": "timestamp",
    "timestamp - timestamp": "duration",
    "duration + duration": "duration",
    "duration - duration": "duration",
  };
  const kind = results[types];
  return kind ? { kind, nanos } : failEvaluation(`${types} has no meaning`);
}

function isNumeric(value: RulesValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function nanosOf(value: RulesValue): bigint | undefined {
  if (value === null || typeof value !== "object" || !("kind" in value)) return undefined;
  return value.kind === "timestamp" || value.kind === "duration" ? value.nanos : undefined;
}
