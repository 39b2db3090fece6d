/** Pulls weights towards nothing, the first one excepted, where there are few rows. */
const PULL = 5;
const ROUNDS = 25;
/** Steps smaller than this change nothing that is written. */
const SMALLEST = 1e-5;

/**
 * Fits a logistic regression by Newton's method: the weights by which a row of figures, the first of them
 * 1, gives the odds that it is true, as a logarithm.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  truths: readonly boolean[],
): number[] {
  const size = rows[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -PULL * weight));
    const bend = slope.map((_, at) => slope.map((__, other) => (at === other ? PULL : 0)));
    rows.forEach((row, at) => {
      const share = 1 / (1 + Math.exp(-dot(row, weights)));
      addRow(slope, bend, row, (truths[at] ? 1 : 0) - share, share * (1 - share));
    });
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
    if (step.every((each) => Math.abs(each) < SMALLEST)) break;
  }
  return weights;
}

function addRow(
  slope: number[],
  bend: number[][],
  row: readonly number[],
  miss: number,
  spread: number,
): void {
  row.forEach((value, at) => {
    if (value === 0) return; // most rows name one role of many
    slope[at] = (slope[at] ?? 0) + miss * value;
    const line = bend[at];
    if (line === undefined) return;
    for (let other = 0; other < row.length; other += 1)
      line[other] = (line[other] ?? 0) + spread * value * (row[other] ?? 0);
  });
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Solves a system of linear equations, positive definite, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  });
  const found = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = dot(row.slice(at + 1, rows.length), found.slice(at + 1));
    found[at] = ((row[rows.length] ?? 0) - known) / (row[at] ?? 1);
  }
  return found;
}
