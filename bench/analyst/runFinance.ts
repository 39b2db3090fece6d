import { BANK } from "./Book.ts";
import type { Making } from "./runTrade.ts";

/** Loans, interest, exchange differences, shares and dividends. */
export function runFinance({ book, chance, size }: Making): void {
  book.add("2800", "Bank loan", "long_liability", -round(chance.share(size, 500, 1_200)));
  book.add("2820", "Mortgage loan", "long_liability", -round(chance.share(size, 300, 900)));
  book.add("2830", "Term loan - expansion", "long_liability", 0n);
  const opening = -(book.before("2800") + book.before("2820") + book.before("2810"));
  book.post("2800", BANK, chance.share(-book.before("2800"), 800, 2_000));
  book.post("2820", BANK, chance.share(-book.before("2820"), 500, 1_200));
  const drawn = chance.happens(20) ? round(chance.share(size, 300, 900)) : 0n;
  book.post(BANK, "2830", drawn);
  const closing = -(book.now("2800") + book.now("2820") + book.now("2810"));
  const rate = chance.between(400, 750);
  const later = rate * (1 + chance.between(-1_500, 1_500) / 10_000);
  const borne = (opening + closing) / 2n + (drawn * BigInt(chance.between(15, 100))) / 100n;
  book.add(
    "7800",
    "Bank interest and loan interest payable",
    "expense",
    chance.share(opening, rate * 0.97, rate * 1.08),
  );
  book.post("7800", BANK, chance.share(borne, later, later));
  book.add(
    "2840",
    "Accrued interest",
    "current_liability",
    -chance.share(book.before("7800"), 800, 2_000),
  );
  book.settle("2840", -chance.share(book.now("7800"), 800, 2_000));
  runRest({ book, chance, size });
}

function runRest({ book, chance, size }: Pick<Making, "book" | "chance" | "size">): void {
  book.add("7810", "Bank interest received", "other_income", -chance.share(size, 4, 14));
  book.post(BANK, "7810", chance.share(size, 4, 16));
  const exchange = () => (chance.happens(50) ? 1n : -1n) * chance.share(size, 2, 15);
  book.add("7820", "Foreign exchange gains and losses", "expense", exchange());
  book.post("7820", BANK, exchange());
  book.add("3000", "Ordinary share capital", "equity", -round(chance.share(size, 200, 900)));
  book.add("3010", "Share premium", "equity", -round(chance.share(size, 50, 300)));
  if (chance.happens(10)) book.post(BANK, "3000", round(chance.share(size, 100, 400)));
  const dividend = chance.happens(75) ? round(chance.share(size, 30, 250)) : 0n;
  book.add("3200", "Dividends paid", "equity", dividend);
  if (chance.happens(75)) book.post("3200", BANK, round(chance.share(size, 30, 250)));
}

function round(amount: bigint): bigint {
  return (amount / 1_000_000n) * 1_000_000n;
}
