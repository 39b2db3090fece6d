import { createHash } from "node:crypto";
import {
  argument,
  bytesOf,
  type Callable,
  intArgument,
  numberArgument,
  stringArgument,
  takes,
  wrongType,
} from "./Callable.ts";
import { checkedInt } from "./operators.ts";
import { failEvaluation, type RulesValue } from "./RulesValue.ts";

const million = 1_000_000n;

const nanosPerUnit: Readonly<Record<string, bigint>> = {
  w: 604_800_000n * million,
  d: 86_400_000n * million,
  h: 3_600_000n * million,
  m: 60_000n * million,
  s: 1_000n * million,
  ms: million,
  ns: 1n,
};

/** The functions every rules file may call, by the name it calls them with. */
export const globalFunctions: Readonly<Record<string, Callable>> = {
  int: takes(1, (_, args) => toInt(argument(args, 0))),
  float: takes(1, (_, args) => toFloat(argument(args, 0))),
  string: takes(1, (_, args) => toText(argument(args, 0))),
  bool: takes(1, (_, args) => toBool(argument(args, 0))),
  path: takes(1, (_, args) => toPath(stringArgument(args, 0))),
  debug: takes(1, (_, args) => argument(args, 0)),
  "math.abs": takes(1, (_, args) => absolute(argument(args, 0))),
  "math.ceil": takes(1, (_, args) => whole(Math.ceil(numberArgument(args, 0)))),
  "math.floor": takes(1, (_, args) => whole(Math.floor(numberArgument(args, 0)))),
  "math.round": takes(1, (_, args) => whole(Math.round(numberArgument(args, 0)))),
  "math.sqrt": takes(1, (_, args) => Math.sqrt(numberArgument(args, 0))),
  "math.pow": takes(2, (_, args) => numberArgument(args, 0) ** numberArgument(args, 1)),
  "math.isNaN": takes(1, (_, args) => Number.isNaN(numberArgument(args, 0))),
  "math.isInfinite": takes(1, (_, args) => Math.abs(numberArgument(args, 0)) === Infinity),
  "hashing.md5": takes(1, (_, args) => digest("md5", argument(args, 0))),
  "hashing.sha256": takes(1, (_, args) => digest("sha256", argument(args, 0))),
  "timestamp.date": takes(3, (_, args) => dateOf(args)),
  "timestamp.value": takes(1, (_, args) => timestamp(intArgument(args, 0) * million)),
  "duration.value": takes(2, (_, args) => {
    const unit = nanosPerUnit[stringArgument(args, 1)];
    if (unit === undefined)
      return failEvaluation("the unit of a duration is w, d, h, m, s, ms or ns");
    return { kind: "duration", nanos: intArgument(args, 0) * unit };
  }),
  "duration.time": takes(4, (_, args) => durationOf(args)),
  "duration.abs": takes(1, (_, args) => {
    const value = argument(args, 0);
    if (value === null || typeof value !== "object" || !("kind" in value))
      return wrongType("duration", value);
    if (value.kind !== "duration") return wrongType("duration", value);
    return { kind: "duration", nanos: value.nanos < 0n ? -value.nanos : value.nanos };
  }),
};

/** The words before the dot in the names of the global functions. */
export const namespaces: ReadonlySet<string> = new Set(
  Object.keys(globalFunctions).flatMap((name) =>
    name.includes(".") ? [name.split(".")[0] ?? ""] : [],
  ),
);

function toInt(value: RulesValue): RulesValue {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return whole(Math.trunc(value));
  if (typeof value === "string" && /^[+-]?\d+$/.test(value))
    return checkedInt(BigInt(value.replace(/^\+/, "")));
  return failEvaluation("the value cannot be made an int");
}

function toFloat(value: RulesValue): RulesValue {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  if (typeof value === "string" && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value))
    return Number(value);
  return failEvaluation("the value cannot be made a float");
}

function toText(value: RulesValue): RulesValue {
  if (value === null) return "null";
  if (typeof value === "object") {
    if ("kind" in value && value.kind === "path") return `/${value.segments.join("/")}`;
    return failEvaluation("the value cannot be made a string");
  }
  return String(value);
}

function toBool(value: RulesValue): RulesValue {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return failEvaluation("the value cannot be made a bool");
  const text = value.toLowerCase();
  return text === "true" || text === "false"
    ? text === "true"
    : failEvaluation("neither true nor false");
}

function toPath(text: string): RulesValue {
  return { kind: "path", segments: text.split("/").filter((segment) => segment !== "") };
}

function absolute(value: RulesValue): RulesValue {
  if (typeof value === "bigint") return checkedInt(value < 0n ? -value : value);
  return typeof value === "number" ? Math.abs(value) : wrongType("number", value);
}

function whole(value: number): RulesValue {
  return Number.isFinite(value)
    ? checkedInt(BigInt(value))
    : failEvaluation("the number is not finite");
}

function digest(algorithm: "md5" | "sha256", value: RulesValue): RulesValue {
  const hash = createHash(algorithm);
  if (typeof value === "string") return bytesOf(hash.update(value).digest());
  if (value === null || typeof value !== "object" || !("kind" in value) || value.kind !== "bytes") {
    return wrongType("bytes or string", value);
  }
  return bytesOf(hash.update(value.bytes).digest());
}

function timestamp(nanos: bigint): RulesValue {
  return { kind: "timestamp", nanos };
}

function dateOf(args: readonly RulesValue[]): RulesValue {
  const [year, month, day] = [0, 1, 2].map((place) => Number(intArgument(args, place)));
  if (year === undefined || month === undefined || day === undefined)
    return failEvaluation("no date");
  const millis = Date.UTC(year, month - 1, day);
  const date = new Date(millis);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return failEvaluation("no such date");
  return timestamp(BigInt(millis) * million);
}

function durationOf(args: readonly RulesValue[]): RulesValue {
  const units = [nanosPerUnit.h, nanosPerUnit.m, nanosPerUnit.s, 1n];
  const nanos = units.reduce<bigint>(
    (sum, unit, place) => sum + intArgument(args, place) * (unit ?? 0n),
    0n,
  );
  return { kind: "duration", nanos };
}
