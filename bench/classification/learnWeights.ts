/** A labelled account: its cues, and the place of its role among all roles. */
export type Example = { cues: readonly string[]; role: number };

const ROUNDS = 12;
const RATE = 0.3;
/** Pulls weights towards nothing, so that a cue met rarely says little. */
const PULL = 0.003;

/**
 * Learns a multinomial logistic regression by stochastic gradients with rates that fall per weight
 * (AdaGrad), over the pairs of cue and role that occur in the examples. Answers, for each cue, pairs of
 * role and weight in hundredths. The order of the examples is shuffled by a fixed seed.
 */
export function learnWeights(
  examples: readonly Example[],
  roles: number,
): Map<string, readonly number[]> {
  const cues = countedTwice(examples);
  const rows = new Map(cues.map((cue) => [cue, newRow()]));
  const known = examples.map(({ cues: all, role }) => ({
    rows: all.flatMap((cue) => rows.get(cue) ?? []),
    role,
  }));
  for (const { rows: its, role } of known) for (const row of its) row.set(role, newWeight());
  const random = randomFrom(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of shuffled(known, random)) learnFrom(each.rows, each.role, roles);
  }
  return new Map(cues.map((cue) => [cue, inHundredths(rows.get(cue) ?? newRow())]));
}

type Weight = { value: number; squares: number };
type Row = Map<number, Weight>;

function newRow(): Row {
  return new Map();
}

function newWeight(): Weight {
  return { value: 0, squares: 1e-6 };
}

/** A word may be worth learning from one account; anything else has to come twice. */
function countedTwice(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { cues } of examples) {
    for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  }
  return [...counts].flatMap(([cue, count]) => (count > 1 || cue.startsWith("word ") ? [cue] : []));
}

function learnFrom(rows: readonly Row[], role: number, roles: number): void {
  const likely = sharesOf(rows, roles);
  for (const row of rows) {
    for (const [each, weight] of row) {
      const slope = (likely[each] ?? 0) - (each === role ? 1 : 0) + PULL * weight.value;
      weight.squares += slope * slope;
      weight.value -= (RATE * slope) / Math.sqrt(weight.squares);
    }
  }
}

function sharesOf(rows: readonly Row[], roles: number): number[] {
  const sums = new Array<number>(roles).fill(0);
  for (const row of rows) {
    for (const [role, { value }] of row) sums[role] = (sums[role] ?? 0) + value;
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

function inHundredths(row: Row): number[] {
  return [...row].flatMap(([role, { value }]) => {
    const hundredths = Math.round(value * 100);
    return Math.abs(hundredths) < 5 ? [] : [role, hundredths];
  });
}

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
