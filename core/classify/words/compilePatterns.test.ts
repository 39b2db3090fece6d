import { expect, test } from "vitest";
import { compilePatterns } from "./compilePatterns.ts";
import { tokenise } from "./tokenise.ts";

function isFound(phrase: string, name: string, unless: string[] = []): boolean {
  return compilePatterns([{ phrases: [phrase], unless }])(tokenise(name)).length > 0;
}

test("words stand together unless the phrase leaves a gap", () => {
  expect(isFound("gain on sale", "Gain on the sale of plant")).toBe(true);
  expect(isFound("gain sale", "Gain on sale of plant")).toBe(false);
  expect(isFound("gain .. plant", "Gain on sale of plant")).toBe(true);
});

test("either word, both anywhere, the start, the end, the whole", () => {
  expect(isFound("gain|loss on sale", "Loss on sale")).toBe(true);
  expect(isFound("tax + deferred", "Deferred corporation tax")).toBe(true);
  expect(isFound("^ stock", "Stock at cost")).toBe(true);
  expect(isFound("stock $", "Stock at cost")).toBe(false);
  expect(isFound("=stock", "Stock")).toBe(true);
  expect(isFound("=stock", "Common stock")).toBe(false);
});

test("a phrase found elsewhere in the name can rule a row out", () => {
  expect(isFound("stock", "Stock options", ["share option"])).toBe(false);
});
