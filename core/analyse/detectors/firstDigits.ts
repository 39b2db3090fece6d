import { absolute } from "../../money/Minor.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { wordFigures } from "../wordFigures.ts";

/** Shares of the first digits one to nine by Benford's law, in hundredths of a percent. */
const benford: readonly number[] = [3010, 1761, 1249, 969, 792, 669, 580, 512, 458];

/** With fewer amounts, the distribution is not significant. */
const ENOUGH = 300;

/** The critical value of chi-square with eight degrees of freedom at 0.1 %. */
const CRITICAL = 26.12;

/** Compares the first digits of all amounts with Benford's law. */
export const firstDigits: Detector = {
  kind: "first_digits",
  validationType: "anomaly_detection",
  looksFor: "First digits of all balances and movements that do not follow Benford's law.",
  threshold: `chi-square above ${CRITICAL} (one in a thousand); not tested below ${ENOUGH} amounts`,
  cause: "Many figures made up or capped at a limit; or a chart of few, similar amounts.",
  paragraphs: null,
  detect: (books) => {
    const counts = countFirstDigits(books);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return total >= ENOUGH && distance(counts, total) > CRITICAL
      ? [toFinding(books, counts, total)]
      : [];
  },
};

function countFirstDigits({ accounts }: Books): number[] {
  const counts = benford.map(() => 0);
  for (const { before, now } of accounts) {
    for (const amount of [before, now]) {
      const digit = Number(absolute(amount).toString()[0]);
      if (digit > 0) counts[digit - 1] = (counts[digit - 1] ?? 0) + 1;
    }
  }
  return counts;
}

function distance(counts: readonly number[], total: number): number {
  return benford.reduce((sum, share, index) => {
    const expected = (total * share) / 10_000;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
}

function toFinding(books: Books, counts: readonly number[], total: number): Found {
  const { figures, count } = wordFigures(books.decimals);
  const excess = counts.map((seen, index) => seen / total - (benford[index] ?? 0) / 10_000);
  const digit = excess.indexOf(Math.max(...excess));
  return {
    subject: "all",
    severity: "low",
    confidence: 0.4,
    title: "First digits do not follow Benford's law",
    explanation: `Of ${count("amounts", total)} amounts, ${count("seen", counts[digit] ?? 0)} begin with ${count("digit", digit + 1)}, more than chance lets expect.`,
    recommendation: `Sort the entries that begin with ${count("digit", digit + 1)} and read those just below a limit of approval.`,
    figures,
  };
}
