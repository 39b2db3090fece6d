import { expect, test } from "vitest";
import { CONTRADICTIONS, LEARNT_CONTRADICTIONS, OWED_CONTRADICTIONS } from "./contradictions.ts";
import { OWN } from "./EntryRule.ts";

const rows = [...CONTRADICTIONS].flatMap(([role, rules]) => rules.map((rule) => ({ role, rule })));
const tables = [...rows.map(({ rule }) => rule), ...LEARNT_CONTRADICTIONS, ...OWED_CONTRADICTIONS];

test("what contradicts a role shows another one, or asks for another one", () => {
  for (const { role, rule } of rows) {
    const isOther = rule.role !== role && rule.role !== OWN;
    const asksForOther = rule.isAsked && rule.rivals?.some((each) => each !== role && each !== OWN);
    expect(isOther || asksForOther, `${role}: ${rule.reason}`).toBe(true);
  }
});

test("a rule that keeps the role of a name is asked", () => {
  for (const rule of tables) if (rule.role === OWN) expect(rule.isAsked, rule.reason).toBe(true);
});
