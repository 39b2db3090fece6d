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

test("numbers as names stand in the order of their digits, and no name is lost", () => {
  const value = JSON.parse('[{"b":1,"10":{"__proto__":2,"a":3},"9":[]}]');
  expect(written(value)).toBe('[{"10":{"__proto__":2,"a":3},"9":[],"b":1}]');
});

test("a value with long lists comes in pieces, which are the text of the short ones", () => {
  const rows = Array.from({ length: 45 }, (_, at) => ({ b: at, a: [1, { d: "x", c: [] }] }));
  const long = { list: [], rows, first: { of: [{ rows }, { rows: [] }] } };
  const row = (_: unknown, at: number) => `{"a":[1,{"c":[],"d":"x"}],"b":${at}}`;
  const text = `[${rows.map(row).join(",")}]`;
  expect(written(long)).toBe(
    `{"first":{"of":[{"rows":${text}},{"rows":[]}]},"list":[],"rows":${text}}`,
  );
  expect([...canonicalJson(long)].length).toBeGreaterThan(6);
});
