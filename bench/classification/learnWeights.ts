/** A labelled account: its cues, the place of its role among all roles, and the author or country of its chart. */
export type Example = { cues: readonly string[]; role: number; chart: string };

const ROUNDS = 12;
const RATE = 0.3;
/** Pulls weights towards nothing, so that a cue met rarely says little. */
const PULL = 0.003;

/**
 * Learns a multinomial logistic regression by stochastic gradients with rates that fall per weight
 * (AdaGrad), over the pairs of cue and role that occur in the examples. Answers, for each cue, pairs of
 * role and weight in twentieths. The order of the examples is shuffled by a fixed seed.
 */
export function learnWeights(
  examples: readonly Example[],
  roles: number,
): Map<string, readonly number[]> {
  const cues = cuesToLearn(examples);
  const places = new Map(cues.map((cue, at) => [cue, at]));
  const known = examples.map(({ cues: all, role }) => ({
    rows: Int32Array.from(all.flatMap((cue) => places.get(cue) ?? [])),
    role,
  }));
  const weights = pairsThatOccur(known, cues.length);
  const random = randomFrom(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of shuffled(known, random)) learnFrom(each, weights, roles);
  }
  return new Map(cues.map((cue, at) => [cue, inTwentieths(weights, at)]));
}

/** An example by the places of its cues. */
type Known = { rows: Int32Array; role: number };

/** The weights of all pairs one behind the other: those of a cue stand from its start to the next one's. */
type Weights = {
  starts: Int32Array;
  roles: Int32Array;
  values: Float64Array;
  squares: Float64Array;
};

function pairsThatOccur(known: readonly Known[], cues: number): Weights {
  const met = Array.from({ length: cues }, () => new Set<number>());
  for (const { rows, role } of known) for (const row of rows) met[row]?.add(role);
  const starts = new Int32Array(cues + 1);
  met.forEach((its, at) => {
    starts[at + 1] = (starts[at] ?? 0) + its.size;
  });
  const length = starts[cues] ?? 0;
  return {
    starts,
    roles: Int32Array.from(met.flatMap((its) => [...its])),
    values: new Float64Array(length),
    squares: new Float64Array(length).fill(1e-6),
  };
}

/**
 * A word may be worth learning from one account; anything else has to come more often, and what is put together of
 * a name's words in two charts: what one author alone writes so tells nothing of others.
 */
function cuesToLearn(examples: readonly Example[]): string[] {
  const met = new Map<string, { count: number; chart: string; isShared: boolean }>();
  for (const { cues, chart } of examples) {
    for (const cue of cues) {
      const its = met.get(cue) ?? { count: 0, chart, isShared: false };
      met.set(cue, {
        count: its.count + 1,
        chart,
        isShared: its.isShared || its.chart !== chart,
      });
    }
  }
  return [...met].flatMap(([cue, { count, isShared }]) => {
    const isOften = count >= FEWEST && (isShared || !PUT_TOGETHER.test(cue));
    return isOften || cue.startsWith("word ") ? [cue] : [];
  });
}

const PUT_TOGETHER = /^(?:pair|first|last|stem|debit|credit) /;

/** A public account is three examples: what comes eight times comes in three accounts. */
const FEWEST = 8;

function learnFrom({ rows, role }: Known, weights: Weights, count: number): void {
  const { starts, roles, values, squares } = weights;
  const likely = sharesOf(rows, weights, count);
  for (const row of rows) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const each = roles[at] ?? 0;
      const value = values[at] ?? 0;
      const slope = (likely[each] ?? 0) - (each === role ? 1 : 0) + PULL * value;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      values[at] = value - (RATE * slope) / Math.sqrt(square);
    }
  }
}

function sharesOf(
  rows: Int32Array,
  { starts, roles, values }: Weights,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const row of rows) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const role = roles[at] ?? 0;
      sums[role] = (sums[role] ?? 0) + (values[at] ?? 0);
    }
  }
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

function inTwentieths({ starts, roles, values }: Weights, cue: number): number[] {
  const pairs: number[] = [];
  for (let at = starts[cue] ?? 0; at < (starts[cue + 1] ?? 0); at += 1) {
    const twentieths = Math.round((values[at] ?? 0) * 20);
    if (Math.abs(twentieths) >= FAINTEST) pairs.push(roles[at] ?? 0, twentieths);
  }
  return pairs;
}

/** What is fainter, in twentieths, tells nothing. */
const FAINTEST = 4;

/** Lehmer's generator: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
