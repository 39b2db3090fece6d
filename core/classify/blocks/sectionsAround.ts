import { type Nature, type Role, roleIds } from "../../roles/roles.ts";
import type { NatureShares } from "./natureBlocks.ts";

/** The sections that charts are laid out in, and the nature of what stands in each. */
const sections = {
  cash: "asset",
  receivables: "asset",
  currentAssets: "asset",
  fixedAssets: "asset",
  nonCurrentAssets: "asset",
  payables: "liability",
  currentLiabilities: "liability",
  nonCurrentLiabilities: "liability",
  equity: "equity",
  income: "income",
  otherIncome: "income",
  expenses: "expense",
  costOfSales: "expense",
  depreciation: "expense",
} as const satisfies Record<string, Nature>;

export type SectionId = keyof typeof sections;

export const sectionIds = Object.keys(sections) as SectionId[]; // keys of a closed table

/**
 * What the seen charts say of sections, each in the order of `sectionIds`: how often an account of one is followed by
 * one of another, and for each role how much likelier accounts of a section are read as it than all accounts are.
 */
export type LearntSections = {
  readonly follows: readonly (readonly number[])[];
  readonly readAs: Readonly<Partial<Record<Role, readonly number[]>>>;
};

/** How likely an account is by itself of each role, by its place in `roleIds`, and the natures that the file allows it. */
export type ReadAlone = { roles: readonly number[]; possible: readonly Nature[] };

/** What the accounts around one say of it. */
export type SectionsAround = {
  natures: NatureShares;
  /** How much likelier an account that stands here is read as a role than one that may stand anywhere. */
  oddsOf: (role: Role) => number;
};

/**
 * What the accounts around each account say of the section it stands in, as a hidden Markov model: in a plan what is
 * owed stands among what is owing, and cash after both, but no plant among costs.
 */
export function sectionsAround(
  own: readonly ReadAlone[],
  { follows, readAs }: LearntSections,
): SectionsAround[] {
  const ratios = roleIds.map((role) => readAs[role] ?? []);
  const said = own.map((each) => likelihoods(each, ratios));
  const before = passOn(said, turned(follows));
  const after = passOn(said.toReversed(), follows).reverse();
  return own.map((_, at) => {
    const around = normal(times(before[at] ?? [], after[at] ?? []));
    const oddsOf = (role: Role) => dot(readAs[role] ?? [], around);
    return { natures: naturesOf(around), oddsOf };
  });
}

type Vector = readonly number[];

const NATURES: readonly Nature[] = Object.values(sections);

/** No section is ruled out by one account alone. */
const LEAST = 1e-4;

/** How far what an account is read as speaks for each section, by what speaks for each as which role. */
function likelihoods({ roles, possible }: ReadAlone, ratios: readonly Vector[]): Vector {
  const sums = new Array<number>(NATURES.length).fill(0);
  roles.forEach((share, place) => {
    if (share === 0) return;
    ratios[place]?.forEach((ratio, at) => {
      sums[at] = (sums[at] ?? 0) + share * ratio;
    });
  });
  return normal(
    NATURES.map((nature, at) => LEAST + (possible.includes(nature) ? (sums[at] ?? 0) : 0)),
  );
}

/** What each account is told by all on one side of it; `into` has a row for each section that is gone over into. */
function passOn(said: readonly Vector[], into: readonly Vector[]): Vector[] {
  let message: Vector = NATURES.map(() => 1 / NATURES.length);
  return said.map((own) => {
    const received = message;
    const known = normal(times(received, own));
    message = normal(into.map((row) => dot(row, known)));
    return received;
  });
}

function turned(rows: readonly Vector[]): Vector[] {
  return NATURES.map((_, at) => rows.map((row) => row[at] ?? 0));
}

function times(one: Vector, other: Vector): Vector {
  return one.map((value, at) => value * (other[at] ?? 0));
}

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function normal(vector: Vector): Vector {
  const sum = vector.reduce((total, value) => total + value, 0);
  return vector.map((value) => value / sum);
}

function naturesOf(around: Vector): NatureShares {
  const shares = { asset: 0, liability: 0, equity: 0, income: 0, expense: 0 };
  NATURES.forEach((nature, at) => {
    shares[nature] += around[at] ?? 0;
  });
  return shares;
}
