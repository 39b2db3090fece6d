import { expect, test } from "vitest";
import { readAdjustment } from "./readAdjustment.ts";
import type { WrittenJournalLine } from "./WrittenAdjustment.ts";

const messagesOf = (lines: readonly WrittenJournalLine[], reason = "Written off") => {
  const read = readAdjustment({ adjustmentType: "journal", reason, lines }, "1", "GBP");
  return read.ok ? [] : read.problems.map(({ message }) => message);
};

test("an amount of a journal has at most 18 digits before the point", () => {
  const most = "9".repeat(18);
  expect(messagesOf([{ account: "1", debit: `${most}.99` }])).toEqual([]);
  expect(messagesOf([{ account: "1", debit: `1${most}` }])[0]).toContain(
    `Line 1: "1${most}" is not an amount.`,
  );
  expect(messagesOf([{ account: "1", credit: "1e18" }])).toHaveLength(1);
});

test("an amount of 80,000 digits is refused, shortened in the message", () => {
  const [message = ""] = messagesOf([{ account: "1", debit: "9".repeat(80_000) }]);
  expect(message).toContain(`"${"9".repeat(80)}…" is not an amount`);
  expect(message.length).toBeLessThan(300);
});

test("an overridden value has at most 18 digits before the point", () => {
  const override = { adjustmentType: "override", concept: "purchase_of_ppe" } as const;
  const isRead = (adjustedValue: string) =>
    readAdjustment({ ...override, adjustedValue }, "1", "GBP").ok;
  expect(isRead(`-${"9".repeat(18)}.00`)).toBe(true);
  expect(isRead("9".repeat(19))).toBe(false);
});

test("an override names a line of the statement", () => {
  const overriding = (concept: string) =>
    readAdjustment({ adjustmentType: "override", concept, adjustedValue: "1.00" }, "1", "GBP");
  expect(overriding("interest_paid")).toMatchObject({
    ok: true,
    value: { concept: "interest_paid", adjustedValue: 100n },
  });
  expect(overriding("interest paid")).toMatchObject({
    ok: false,
    problems: [{ code: "adjustment_concept_unknown" }],
  });
});

test("an account is given a role or a line, each by its name", () => {
  const giving = (target: { role?: string; concept?: string }) =>
    readAdjustment({ adjustmentType: "reclassification", account: "1", ...target }, "1", "GBP");
  expect(giving({ role: "bonds" })).toMatchObject({
    ok: true,
    value: { role: "bonds", concept: null },
  });
  expect(giving({ concept: "loans_made" })).toMatchObject({
    value: { role: null, concept: "loans_made" },
  });
  expect(giving({ role: "bond" })).toMatchObject({
    problems: [{ code: "adjustment_role_unknown" }],
  });
});

test.each([
  ["half of a character", "a\ud800", 'column "reason": "a⟨U+D800⟩" holds half of a character'],
  ["an override", "a\u202e", 'column "reason": "a⟨U+202E⟩" holds a control character'],
  ["too much", "x".repeat(2_001), "is too long. Expected at most 2,000 characters."],
])("a reason with %s is refused in words", (_what, reason, words) => {
  expect(messagesOf([{ account: "1", debit: "1" }], reason)[0]).toContain(words);
});

test("an account is named with its line", () => {
  const lines = [
    { account: "1", debit: "1" },
    { account: "2\u0000", credit: "1" },
  ];
  expect(messagesOf(lines)).toEqual([expect.stringContaining('Row 2, column "account"')]);
});
