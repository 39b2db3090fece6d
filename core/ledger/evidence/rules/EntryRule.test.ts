import { describe, expect, test } from "vitest";
import { columnsOf } from "../../../generalLedger/entries/columnsOf.ts";
import type { Role } from "../../../roles/roles.ts";
import { newRetainedEarnings } from "../../newRetainedEarnings.ts";
import type { AccountActivity } from "../AccountActivity.ts";
import { collectActivity } from "../collectActivity.ts";
import { applyRules, asked, type EntryRule, OWN } from "./EntryRule.ts";

const never: EntryRule = { holds: () => false, role: "revenue", reason: "Never." };
const always: EntryRule = { holds: () => true, role: "revenue", reason: "Always." };

function activityOf(role: Role | null): AccountActivity {
  const account = { ...newRetainedEarnings(), role };
  const [activity] = collectActivity([account], [account], columnsOf([]));
  if (!activity) throw new Error("Each account that is watched has an activity");
  return activity;
}

describe("rules about entries", () => {
  test("the first that holds counts", () => {
    const other: EntryRule = { ...always, role: "sales_tax" };
    expect(applyRules([never, other, always], activityOf(null))).toEqual({
      role: "sales_tax",
      reason: "Always.",
    });
    expect(applyRules([never], activityOf(null))).toBeNull();
  });

  test("one that keeps the role of a name passes over accounts without one", () => {
    const own: EntryRule = { ...always, role: OWN };
    expect(applyRules([own], activityOf("bonds"))?.role).toBe("bonds");
    expect(applyRules([own, always], activityOf(null))?.role).toBe("revenue");
    expect(applyRules([{ ...own, unnamed: "borrowings" }], activityOf(null))?.role).toBe(
      "borrowings",
    );
  });

  test("one that is asked names the role of the name as what else it may be", () => {
    expect(applyRules([asked(always)], activityOf("bonds"))).toEqual({
      role: "revenue",
      reason: "Always.",
      isAsked: true,
      rivals: ["bonds"],
    });
    expect(applyRules([asked(always)], activityOf(null))).not.toHaveProperty("rivals");
  });
});
