import { expect, test } from "vitest";
import { limitsIn } from "./splitPayments.ts";

test.each([
  ["euros", 2, 1_000_00n, 250_000_00n],
  ["dinars, which have three decimals", 3, 1_000_000n, 250_000_000n],
  ["yen, which are worth no more than cents", 0, 100_000n, 25_000_000n],
])(
  "payments in %s need another signature from round amounts on",
  (_, decimals, lowest, highest) => {
    expect(limitsIn(decimals).at(0)).toBe(lowest);
    expect(limitsIn(decimals).at(-1)).toBe(highest);
  },
);
