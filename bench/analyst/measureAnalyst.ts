import type { Finding } from "@tieout/core";
import { chanceOf } from "../../core/testing/Chance.ts";
import { askAnalyst } from "./askAnalyst.ts";
import { generateCompany } from "./generateCompany.ts";
import type { Seed, Sown } from "./seeds/Seed.ts";
import { seeds } from "./seeds/seeds.ts";

/** What the analyst found of the errors sown, and what it said of companies without any. */
export type Measured = {
  kinds: readonly { kind: string; found: number; sown: number; missed: readonly number[] }[];
  companies: number;
  /** Findings of medium or higher on clean companies, by kind. */
  falseAlarms: ReadonlyMap<string, number>;
};

/**
 * Sows every kind of error into companies of their own, one error each. Found is a finding of medium
 * or higher that names an account the error made wrong and that the same company without the error
 * does not raise.
 */
export function measureAnalyst(first: number, companies: number): Measured {
  const numbers = Array.from({ length: companies }, (_, index) => first + index);
  const clean = new Map(numbers.map((number) => [number, alarms(number, null)]));
  const falseAlarms = new Map<string, number>();
  for (const { kind } of [...clean.values()].flat()) {
    falseAlarms.set(kind, (falseAlarms.get(kind) ?? 0) + 1);
  }
  const kinds = seeds.map((seed) => {
    const tried = numbers.flatMap((number) => {
      const sown = alarms(number, seed);
      const before = new Set(clean.get(number)?.map(({ id }) => id));
      return sown === null ? [] : [{ number, isFound: isFound(sown, before) }];
    });
    const missed = tried.filter((each) => !each.isFound).map(({ number }) => number);
    return { kind: seed.kind, sown: tried.length, found: tried.length - missed.length, missed };
  });
  return { kinds, companies, falseAlarms };
}

type Asked = { sown: Sown; findings: readonly Finding[] };

function alarms(number: number, seed: null): Finding[];
function alarms(number: number, seed: Seed): Asked | null;
function alarms(number: number, seed: Seed | null): Finding[] | Asked | null {
  const company = generateCompany(number);
  const sown = seed?.sow(company, chanceOf(number * 64 + 63));
  if (sown === null) return null;
  const findings = askAnalyst(company, sown?.mappings ?? new Map()).filter(
    ({ severity }) => severity !== "low",
  );
  return sown === undefined ? findings : { sown, findings };
}

function isFound({ sown, findings }: Asked, before: ReadonlySet<string>): boolean {
  return findings.some(
    ({ id, accounts }) => !before.has(id) && accounts.some((code) => sown.accounts.includes(code)),
  );
}
