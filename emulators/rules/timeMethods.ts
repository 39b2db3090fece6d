import { type Callable, takes } from "./Callable.ts";
import type { RulesDuration, RulesTimestamp } from "./RulesValue.ts";

const million = 1_000_000n;
const billion = 1_000_000_000n;
const day = 86_400n * billion;

/** What can be called on a timestamp; all of it in UTC. */
export const timestampMethods: Readonly<Record<string, Callable<RulesTimestamp>>> = {
  year: takes(0, (self) => BigInt(dateOf(self).getUTCFullYear())),
  month: takes(0, (self) => BigInt(dateOf(self).getUTCMonth() + 1)),
  day: takes(0, (self) => BigInt(dateOf(self).getUTCDate())),
  hours: takes(0, (self) => BigInt(dateOf(self).getUTCHours())),
  minutes: takes(0, (self) => BigInt(dateOf(self).getUTCMinutes())),
  seconds: takes(0, (self) => BigInt(dateOf(self).getUTCSeconds())),
  nanos: takes(0, (self) => floorMod(self.nanos, billion)),
  dayOfWeek: takes(0, (self) => BigInt(dateOf(self).getUTCDay() || 7)),
  dayOfYear: takes(0, (self) => {
    const start = BigInt(Date.UTC(dateOf(self).getUTCFullYear(), 0, 1)) * million;
    return (self.nanos - start) / day + 1n;
  }),
  toMillis: takes(0, (self) => floorDiv(self.nanos, million)),
  date: takes(0, (self) => ({ kind: "timestamp", nanos: self.nanos - floorMod(self.nanos, day) })),
  time: takes(0, (self) => ({ kind: "duration", nanos: floorMod(self.nanos, day) })),
};

/** What can be called on a duration. */
export const durationMethods: Readonly<Record<string, Callable<RulesDuration>>> = {
  seconds: takes(0, (self) => self.nanos / billion),
  nanos: takes(0, (self) => self.nanos % billion),
};

function dateOf(timestamp: RulesTimestamp): Date {
  return new Date(Number(floorDiv(timestamp.nanos, million)));
}

function floorDiv(value: bigint, by: bigint): bigint {
  return (value - floorMod(value, by)) / by;
}

function floorMod(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}
