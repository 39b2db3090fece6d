import { expect, test } from "vitest";
import { classify } from "../classify.ts";
import { ASKED } from "./ask.ts";

function read(name: string, type: string) {
  const accounts = [name, "Sales", "Rent"].map((account, at) => ({
    code: account,
    name: account,
    type: at === 0 ? type : "",
    section: "profit_loss" as const,
    side: at === 2 ? ("debit" as const) : ("credit" as const),
  }));
  return classify(accounts, { given: new Map(), remembered: new Map() }).get(name);
}

test.each(["Gains", "Realized gain", "Net realised gains and losses"])(
  "%s does not say on what it was made",
  (name) => {
    const { role, confidence = 1, rivals } = read(name, "Income") ?? {};
    expect(role).not.toBe("revenue");
    expect(confidence).toBeLessThanOrEqual(ASKED);
    expect([role, ...(rivals ?? [])]).toContain("fair_value_changes");
  },
);

test.each(["Gain on sale of vehicle", "Foreign exchange gains", "Unrealised gains"])(
  "%s says it",
  (name) => {
    expect(read(name, "Income")?.confidence).toBeGreaterThan(ASKED);
  },
);
