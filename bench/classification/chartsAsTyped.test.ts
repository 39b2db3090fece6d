import { expect, test } from "vitest";
import { mostWrong } from "./barsOfConfidence.ts";
import { chartsAsTyped } from "./chartsAsTyped.ts";
import { keyOfTyping, mistypedAccounts } from "./readPublicCharts.ts";

test("readings are judged by accounts that teach nothing as well", () => {
  const typed = chartsAsTyped().flatMap((chart) =>
    chart.accounts.map((account) => keyOfTyping(chart, account)),
  );
  const mistyped = mistypedAccounts();
  expect(typed.filter((key) => mistyped.has(key)).length).toBeGreaterThan(100);
});

test("what is judged so has a share of its own by name and side, and the same within a type", () => {
  for (const order of ["byKind", "mixed"] as const) {
    expect(mostWrong(order, "phrased", "side")).not.toBe(mostWrong(order, "translated", "side"));
    expect(mostWrong(order, "phrased", "nature")).toBe(mostWrong(order, "plain", "nature"));
  }
});
