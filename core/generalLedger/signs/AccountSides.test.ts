import { describe, expect, test } from "vitest";
import { groupOf, joinGroups, newAccountSides, voteFor, votesFor } from "./AccountSides.ts";

const [BANK, SALES, LOAN, RENT] = [0, 1, 2, 3];

describe("accounts by the side they stand on", () => {
  test("two accounts that stand against the same third one stand on one side", () => {
    const sides = newAccountSides(3);
    joinGroups(sides, BANK, SALES, true);
    joinGroups(sides, LOAN, BANK, true);
    expect(groupOf(sides, SALES).isOther).toBe(groupOf(sides, LOAN).isOther);
    expect(groupOf(sides, BANK).isOther).not.toBe(groupOf(sides, LOAN).isOther);
  });

  test("groups that are joined by their later accounts keep how each account stands", () => {
    const sides = newAccountSides(4);
    joinGroups(sides, BANK, SALES, true);
    joinGroups(sides, RENT, LOAN, true);
    joinGroups(sides, SALES, LOAN, false);
    const side = [BANK, SALES, LOAN, RENT].map((account) => groupOf(sides, account).isOther);
    expect(side).toEqual([false, true, true, false]);
  });

  test("what is known of a pair already is not changed by what contradicts it", () => {
    const sides = newAccountSides(2);
    joinGroups(sides, BANK, SALES, true);
    joinGroups(sides, BANK, SALES, false);
    expect(groupOf(sides, SALES)).toEqual({ first: BANK, isOther: true });
  });

  test("a side said of one account counts for its group, turned for those on the other side", () => {
    const sides = newAccountSides(3);
    joinGroups(sides, BANK, SALES, true);
    voteFor(sides, SALES, "credit");
    voteFor(sides, BANK, "debit");
    voteFor(sides, LOAN, "credit");
    expect(votesFor(sides, BANK)).toBe(2);
    expect(votesFor(sides, LOAN)).toBe(-1);
  });
});
