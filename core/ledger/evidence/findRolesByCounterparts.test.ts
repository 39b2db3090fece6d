import { expect, test } from "vitest";
import { findingOf, type Line, posted, valued } from "../../testing/findingOf.ts";

test.each([
  ["dividends", "dividends_payable"],
  ["interest", "interest_payable"],
  ["tax", "current_tax"],
] as const)("what is owed for %s alone is no provision", (charge, role) => {
  const owed: Line[] = [
    [charge, "50"],
    ["it", "-50"],
  ];
  const paid = posted("it", "bank", "50");
  const forRent = posted("rent", "it", "20");
  expect(findingOf("provisions", [owed, paid])).toBe(role);
  expect(findingOf("provisions", [owed, forRent, paid])).toBeUndefined();
});

test.each([
  ["dividends", "dividends_payable"],
  ["interest", "interest_payable"],
  ["tax", "current_tax"],
] as const)(
  "what is owed for %s alone, as a name in doubt says, is in doubt no more",
  (charge, role) => {
    const owed: Line[] = [
      [charge, "50"],
      ["it", "-50"],
    ];
    expect(findingOf(role, [owed], { isInDoubt: true })).toBe(role);
    expect(findingOf(role, [owed])).toBeUndefined();
  },
);

test("tax that was owed before, and is not paid, may be deferred, and is asked", () => {
  const charged = posted("tax", "it", "50");
  const before = { opening: "-80" };
  expect(findingOf("provisions", [charged], before)).toBe("current_tax?");
  expect(findingOf("provisions", [charged, posted("it", "bank", "80")], before)).toBe(
    "current_tax",
  );
});

test("what is owed for earlier profit alone stays what it is and is asked", () => {
  const owed = posted("earlier", "it", "50");
  expect(findingOf("provisions", [owed])).toBe("provisions?");
  expect(findingOf(null, [owed])).toBe("dividends_payable?");
});

test("of a debt the interest alone is owed where nothing else is, and it is asked", () => {
  const paid = posted("it", "bank", "80");
  const accrued = posted("interest", "it", "50");
  const lent = posted("bank", "it", "900");
  expect(findingOf("borrowings", [paid, accrued], { opening: "-80" })).toBe("interest_payable?");
  expect(findingOf("borrowings", [paid, accrued], { opening: "-900" })).toBeUndefined();
  expect(findingOf("borrowings", [lent, accrued])).toBeUndefined();
});

test("numbers of a national chart are not held against entries", () => {
  expect(findingOf("disposal_gain_loss", [valued], { isNumbered: true })).toBeUndefined();
});
