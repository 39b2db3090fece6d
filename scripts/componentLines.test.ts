import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = `${import.meta.dirname}/..`;

/** Biome counts no line of markup but those of its attributes. */
test("no component has more than 80 lines, its markup included", () => {
  const files = globSync("web/src/**/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] });
  expect(files.length).toBeGreaterThan(100);
  const components = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^(?:export )?function \w+.*?^\}/gms)].map(
      ([text]) => ({ file, lines: text.split("\n").filter((line) => line.trim() !== "").length }),
    ),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ lines }) => lines > 80)).toEqual([]);
});
