import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../testing/runs.ts";
import { indexNames } from "./indexNames.ts";

const named = (...names: string[]) => names.map((name) => ({ name, words: name.split(" ") }));
const [motors, plant, van] = named("motor van", "plant", "van");
const index = indexNames(named("motor van", "plant", "van", "van"));

test("the closest name shares most words, and of several it is the first", () => {
  expect(index.closest({ words: ["van", "motor", "depreciation"] })).toEqual(motors);
  expect(index.closest({ words: ["plant", "hire"] })).toEqual(plant);
  expect(index.closest({ words: ["van", "hire"] })).toEqual(motors);
});

test("words that every account may have bring no names together", () => {
  expect(indexNames(named("cost of plant")).closest({ words: ["cost", "of", "sales"] })).toBeNull();
  expect(indexNames(named("cost of sales")).onlyWithAll({ words: ["cost", "of"] })).toBeNull();
});

test("a name is the only one with all words, or none is", () => {
  expect(index.onlyWithAll({ words: ["van", "motor"] })).toEqual(motors);
  expect(index.onlyWithAll({ words: ["van"] })).toBeNull();
  expect(indexNames(named("van")).onlyWithAll({ words: ["van"] })).toEqual(van);
  expect(index.onlyWithAll({ words: ["van", "lease"] })).toBeNull();
});

test("the closest of any names is what comparing each of them gives", () => {
  const words = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), words, (names, sought) => {
      const accounts = names.map((each) => ({ words: each }));
      const shared = accounts.map((account) => sought.filter((w) => account.words.includes(w)));
      const most = Math.max(0, ...shared.map(({ length }) => length));
      const first = most === 0 ? null : accounts[shared.findIndex(({ length }) => length === most)];
      expect(indexNames(accounts).closest({ words: sought })).toBe(first);
    }),
    { numRuns: runs(60) },
  );
});

test("names of 20,000 accounts with a word in common are found each by its own", () => {
  const accounts = Array.from({ length: 20_000 }, (_, at) => ({ words: ["plant", `p${at}`] }));
  const byName = indexNames(accounts);
  const astray = accounts.filter((account) => byName.closest(account) !== account);
  expect(astray).toEqual([]);
});
