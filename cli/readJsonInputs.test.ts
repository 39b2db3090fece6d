import { expect, test } from "vitest";
import { readAdjustmentsFile, readMappingsFile, readPoliciesFile } from "./readJsonInputs.ts";

test("a mapping that is a role alone is refused with the form it has to have", () => {
  expect(readMappingsFile('{"100": "inventories", "200": {"role": "stock"}}')).toEqual({
    ok: false,
    problems: [
      'Account 100: expected { "role": … }, { "traits": […] }, or both.',
      'Account 200: "stock" is not a role.',
    ],
  });
});

test("what one account is cannot be said twice", () => {
  const written = '{"100": {"role": "inventories"}, "100": {"role": "prepayments"}}';
  const problems = ['The mappings file gives "100" twice in one object.'];
  expect(readMappingsFile(written)).toEqual({ ok: false, problems });
});

test("nor can an amount of an adjustment, or a policy", () => {
  const twice = [
    readAdjustmentsFile('[{"adjustedValue": "1", "adjustedValue": "2"}]', "EUR"),
    readPoliciesFile('{"interestPaid": "operating", "interestPaid": "financing"}'),
  ];
  expect(twice.map((read) => (read.ok ? [] : read.problems))).toEqual([
    ['The adjustments file gives "adjustedValue" twice in one object.'],
    ['The policies file gives "interestPaid" twice in one object.'],
  ]);
});
