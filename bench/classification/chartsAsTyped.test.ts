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

test("what is judged so may be wrong more often, by name and side in the order of a chart alone", () => {
  expect(mostWrong("byKind", "phrased", "side")).toBeGreaterThan(
    mostWrong("mixed", "phrased", "side"),
  );
  expect(mostWrong("byKind", "phrased", "nature")).toBe(mostWrong("mixed", "phrased", "nature"));
  expect(mostWrong("byKind", "translated", "name")).toBe(mostWrong("mixed", "translated", "name"));
});
