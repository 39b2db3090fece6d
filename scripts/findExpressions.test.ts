import { expect, test } from "vitest";
import { expressionsIn } from "./findExpressions.ts";

test("every literal of a file is found, wherever it stands", () => {
  const source = `
    const table = [[/a+/g, "a"], { name: /b/iu }] as const;
    function isC(text: string): boolean { return text.split(/c\\/d/).length > 1; }`;
  const { literals, isConstructing } = expressionsIn(source, "a.ts");
  expect(literals.map(({ pattern, flags }) => [pattern, flags])).toEqual([
    ["a+", "g"],
    ["b", "iu"],
    ["c\\/d", ""],
  ]);
  expect(isConstructing).toBe(false);
});

test.each(["new RegExp(name, 'i')", "RegExp(name)"])(
  "%s is told: nobody can prove it",
  (source) => {
    expect(expressionsIn(`export const found = ${source};`, "a.ts").isConstructing).toBe(true);
  },
);

test("an expression within the markup of a component is found", () => {
  const source = "export const Page = () => <p>{name.replace(/x*$/, '')}</p>;";
  expect(expressionsIn(source, "Page.tsx").literals).toHaveLength(1);
});
