import { expect, test } from "vitest";
import { canonicalJson } from "./canonicalJson.ts";

const written = (value: unknown) => [...canonicalJson(value)].join("");

test("members stand in the order of their names by code units, as in RFC 8785, 3.2.3", () => {
  const value = {
    "\u20ac": "Euro Sign",
    "\r": "Carriage Return",
    "\ufb33": "Hebrew Letter Dalet With Dagesh",
    "1": "One",
    "\ud83d\ude00": "Emoji: Grinning Face",
    "\u0080": "Control",
    "\u00f6": "Latin Small Letter O With Diaeresis",
  };
  const order = [...written(value).matchAll(/:"(\w+)/g)].map(([, word]) => word);
  expect(order).toEqual(["Carriage", "One", "Control", "Latin", "Euro", "Emoji", "Hebrew"]);
});

test("numbers, texts and nothing are written as RFC 8785 writes them, at any depth", () => {
  const numbers = [1e30, 4.5, 2e-3, 0.000000000000000000000000001];
  const text = '\u20ac$\u000f\nA\'B"\\\\"/';
  const deep = { d: { c: { b: { a: null, A: [true, { z: 1, y: undefined }] } } } };
  expect(written({ text, numbers, deep })).toBe(
    '{"deep":{"d":{"c":{"b":{"A":[true,{"z":1}],"a":null}}}},"numbers":[1e+30,4.5,0.002,1e-27],"text":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test("the pieces of a value are the same text as the value in one piece", () => {
  const value = { rows: [{ b: 1, a: [1, 2, { d: "x", c: [] }] }, {}], list: [] };
  expect([...canonicalJson(value, 0)]).toHaveLength(1);
  expect(written(value)).toBe([...canonicalJson(value, 0)].join(""));
});
