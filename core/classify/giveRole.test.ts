import { expect, test } from "vitest";
import type { Classification } from "./Classification.ts";
import { giveRole } from "./giveRole.ts";

const read: Classification = {
  role: "inventories",
  confidence: 0.8,
  reason: "Its name says so.",
  source: "name",
};

test("a role that a person gives is sure, and what the account reads as is kept beside it", () => {
  const given = giveRole("ppe_cost", read);
  const { role, confidence, reason } = read;
  expect(given).toMatchObject({ role: "ppe_cost", confidence: 1, source: "override" });
  expect(given.readsAs).toEqual({ role, confidence, reason });
});

test("given once more, it still reads as what its name says, not as what was given before", () => {
  const { role, confidence, reason } = read;
  const again = giveRole("goodwill", giveRole("ppe_cost", read));
  expect(again.readsAs).toEqual({ role, confidence, reason });
});

test("an account that nothing is read of has nothing beside it", () => {
  const unread = { ...read, role: null, confidence: 0 };
  expect(giveRole("ppe_cost", unread)).not.toHaveProperty("readsAs");
  expect(giveRole("ppe_cost", undefined)).not.toHaveProperty("readsAs");
});
