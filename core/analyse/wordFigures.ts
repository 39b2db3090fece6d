import { divideRounded } from "../money/divideRounded.ts";
import { formatMinor } from "../money/formatMinor.ts";
import { absolute, type Minor } from "../money/Minor.ts";
import { printMinor } from "../money/printMinor.ts";
import { separateThousands } from "../money/separateThousands.ts";
import type { BasisPoints } from "../money/shareOf.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** Formats figures for a text and keeps each of them by name, so that the text can be verified. */
export type FigureWords = {
  figures: Record<string, Amount>;
  /** An exact amount, as everywhere in the product: "1,234.50", "(1,234.50)". */
  amount: (name: string, amount: Minor) => string;
  /** An estimate with two significant digits: "1,200". */
  estimate: (name: string, amount: Minor) => string;
  /** A ratio as a percentage with one decimal: "12.5 %". */
  percent: (name: string, ratio: BasisPoints) => string;
  /** A whole number: days, accounts, months. */
  count: (name: string, count: bigint | number) => string;
};

/** Percentages and counts have two decimals, whatever the currency. */
const SHARES = 2;

/** Starts the figures of one finding; amounts have the given number of decimals. */
export function wordFigures(decimals: number): FigureWords {
  const figures: Record<string, Amount> = {};
  return {
    figures,
    amount: (name, amount) => {
      figures[name] = formatMinor(amount, decimals);
      return printMinor(amount, decimals);
    },
    estimate: (name, amount) => {
      const about = roundEstimate(amount, decimals);
      figures[name] = formatMinor(about, decimals);
      return printMinor(about, decimals).replace(/\.0+(?=\)?$)/, "");
    },
    percent: (name, ratio) => {
      const tenths = divideRounded(BigInt(ratio), 10n);
      figures[name] = formatMinor(tenths * 10n, SHARES);
      return `${separateThousands(figures[name].slice(0, -1))} %`;
    },
    count: (name, count) => {
      figures[name] = formatMinor(BigInt(count) * 100n, SHARES);
      return separateThousands(figures[name].slice(0, -3));
    },
  };
}

/** Rounds to two significant digits, at least to whole units; amounts below one unit stay as they are. */
function roundEstimate(amount: Minor, decimals: number): Minor {
  const digits = absolute(amount).toString().length;
  const step = 10n ** BigInt(Math.max(decimals, digits - 2));
  const about = divideRounded(amount, step) * step;
  return about === 0n ? amount : about;
}
