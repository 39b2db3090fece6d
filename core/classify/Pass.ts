import type { Classification, ClassifiedAccount, Overruled } from "./Classification.ts";

/** What a reading changes, by the positions of the accounts it changes. */
export type Changes = ReadonlyMap<number, Classification>;

/**
 * One reading of a chart: looks at all accounts and what they are taken for so far, in the order of the
 * chart, and answers what it knows better. It changes nothing itself.
 */
export type Pass = (soFar: readonly ClassifiedAccount[]) => Changes;

/** Takes accounts through readings one after the other; what a reading overrules is kept. */
export function runPasses(
  accounts: readonly ClassifiedAccount[],
  passes: readonly Pass[],
): readonly ClassifiedAccount[] {
  return passes.reduce<readonly ClassifiedAccount[]>((soFar, pass) => {
    const changes = pass(soFar);
    if (changes.size === 0) return soFar;
    return soFar.map((account, at) => {
      const next = changes.get(at);
      return next === undefined ? account : { ...account, classification: after(account, next) };
    });
  }, accounts);
}

function after({ classification: own }: ClassifiedAccount, said: Classification): Classification {
  const rivals = said.rivals ?? own.rivals;
  const next = rivals === undefined ? said : { ...said, rivals };
  const overruled: readonly Overruled[] =
    own.role === null || own.role === next.role
      ? (own.overruled ?? [])
      : [...(own.overruled ?? []), { role: own.role, source: own.source }];
  return overruled.length === 0 ? next : { ...next, overruled };
}

/** The changes that a rule for single accounts makes to all. */
export function changesBy(
  soFar: readonly ClassifiedAccount[],
  rule: (account: ClassifiedAccount, at: number) => Classification | null,
): Changes {
  const changes = new Map<number, Classification>();
  soFar.forEach((account, at) => {
    const change = rule(account, at);
    if (change !== null) changes.set(at, change);
  });
  return changes;
}
