import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { ASKED } from "./ask.ts";

const NOTHING_SAID = { given: new Map(), remembered: new Map() };

function confidenceOf(name: string): number {
  const accounts = [name, "Sales", "Rent", "Wages", "Bank charges"].map((account, at) => ({
    code: account,
    name: account,
    type: "",
    section: "profit_loss" as const,
    side: at < 2 ? ("credit" as const) : ("debit" as const),
  }));
  return classify(accounts, NOTHING_SAID).get(name)?.confidence ?? 1;
}

test.each(["Interest & Other", "Interest and other income"])(
  "%s holds more than interest",
  (name) => {
    expect(confidenceOf(name)).toBeLessThanOrEqual(ASKED);
  },
);

test.each(["Investment income", "Income from securities", "Interest and dividends received"])(
  "%s may be interest or dividends",
  (name) => {
    expect(confidenceOf(name)).toBeLessThanOrEqual(ASKED);
  },
);

test.each([
  "Interest on investments",
  "Other interest income",
  "Dividends from shares",
  "Income from investment property",
])("%s says which", (name) => {
  expect(confidenceOf(name)).toBeGreaterThan(ASKED);
});
