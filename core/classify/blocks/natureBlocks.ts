import { allNatures, type Nature } from "../../roles/roles.ts";

/** How likely an account is of each nature, as shares of one. */
export type NatureShares = Readonly<Record<Nature, number>>;

/**
 * What the accounts around each account, in the order given, say of its nature: charts are laid out in
 * blocks. How far they are is told by the chart itself: in one without order the others say nothing.
 */
export function natureBlocks(own: readonly NatureShares[]): NatureShares[] {
  if (!isLaidOut(own)) return around(own, LEAST);
  let staying = START;
  for (let round = 0; round < ROUNDS; round += 1) staying = stays(own, staying);
  return around(own, staying);
}

/** Whether accounts are enough to be a chart that is laid out. */
function isLaidOut(accounts: readonly unknown[]): boolean {
  return accounts.length >= FEWEST;
}

const FEWEST = 12;
/** How often the next account is of the same nature, before a chart has said so, and at the most. */
const START = 0.8;
const MOST = 0.996;
const LEAST = 0.2;
const ROUNDS = 2;

type Vector = readonly number[];

/** The share of neighbours that are of one nature, as far as the chart is known. */
function stays(own: readonly NatureShares[], staying: number): number {
  const { forward, backward, vectors } = messages(own, staying);
  let same = 0;
  for (let at = 1; at < own.length; at += 1) {
    const before = times(forward[at - 1] ?? [], vectors[at - 1] ?? []);
    const after = times(backward[at] ?? [], vectors[at] ?? []);
    same += shareOfSame(before, after, staying);
  }
  return Math.min(MOST, Math.max(LEAST, same / (own.length - 1)));
}

function shareOfSame(before: Vector, after: Vector, staying: number): number {
  const moving = (1 - staying) / (allNatures.length - 1);
  let same = 0;
  let all = 0;
  before.forEach((from, one) => {
    after.forEach((to, other) => {
      const both = from * to * (one === other ? staying : moving);
      all += both;
      if (one === other) same += both;
    });
  });
  return all === 0 ? 0 : same / all;
}

function around(own: readonly NatureShares[], staying: number): NatureShares[] {
  const { forward, backward } = messages(own, staying);
  return own.map((_, at) => toShares(times(forward[at] ?? [], backward[at] ?? [])));
}

/** For each account what those before it say of its nature, and what those after it say. */
function messages(own: readonly NatureShares[], staying: number) {
  const vectors = own.map((shares) => allNatures.map((nature) => shares[nature]));
  const forward = passOn(vectors, staying);
  const backward = passOn(vectors.toReversed(), staying).reverse();
  return { forward, backward, vectors };
}

function passOn(vectors: readonly Vector[], staying: number): Vector[] {
  const moving = (1 - staying) / (allNatures.length - 1);
  let message: Vector = allNatures.map(() => 1 / allNatures.length);
  return vectors.map((vector) => {
    const received = message;
    const known = normal(times(received, vector));
    message = known.map((share) => share * staying + (1 - share) * moving);
    return received;
  });
}

function times(one: Vector, other: Vector): Vector {
  return one.map((value, at) => value * (other[at] ?? 0));
}

function normal(vector: Vector): Vector {
  const sum = vector.reduce((total, value) => total + value, 0);
  return sum === 0 ? vector.map(() => 1 / vector.length) : vector.map((value) => value / sum);
}

function toShares(vector: Vector): NatureShares {
  const [asset = 0, liability = 0, equity = 0, income = 0, expense = 0] = normal(vector);
  return { asset, liability, equity, income, expense };
}
