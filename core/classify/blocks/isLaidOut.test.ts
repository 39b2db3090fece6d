import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import { isLaidOut } from "./isLaidOut.ts";

const ROLES: readonly Role[] = [
  ...Array<Role>(4).fill("inventories"),
  ...Array<Role>(4).fill("trade_payables"),
  ...Array<Role>(4).fill("revenue"),
  ...Array<Role>(4).fill("operating_expenses"),
];

/** Accounts of these roles in this order, by names that are sorted or not. */
function chart(roles: readonly Role[], nameOf: (at: number) => string) {
  return roles.map((role, at) => {
    const name = nameOf(at);
    const facts = { code: name, name, type: "", section: null, side: null };
    return {
      facts,
      classification: { role, confidence: 0.9, reason: "", source: "name" as const },
    };
  });
}

const unsorted = (at: number) => `${(at * 7) % 16} name`;
const sorted = (at: number) => String.fromCharCode(97 + at);
/** Every fourth after the other, as entries bring accounts. */
const mixed = ROLES.map((_, at) => ROLES[(at * 5) % 16] ?? "revenue");

test("accounts that stand by kind are laid out", () => {
  expect(isLaidOut(chart(ROLES, unsorted))).toBe(true);
});

test("accounts in the order of their names, or of their first use, are not", () => {
  expect(isLaidOut(chart(ROLES, sorted))).toBe(false);
  expect(isLaidOut(chart(mixed, unsorted))).toBe(false);
});

test("accounts that are mostly expenses are next to each other by chance", () => {
  const others = new Map<number, Role>([
    [3, "inventories"],
    [7, "trade_payables"],
    [12, "revenue"],
  ]);
  const sundry = ROLES.map((_, at): Role => others.get(at) ?? "operating_expenses");
  expect(isLaidOut(chart(sundry, unsorted))).toBe(false);
});

test("a few accounts have no order to be seen", () => {
  expect(isLaidOut(chart(mixed.slice(0, 8), unsorted))).toBe(true);
});
