import { expect, test } from "vitest";
import { findBrokenReferences } from "./findBrokenReferences.ts";

const kept: Readonly<Record<string, string>> = {
  "core/ingest/ingest.ts": "",
  "core/ingest": "",
  "docs/words.md": "# Words\n\n## Money, and what it's in\n",
};

function broken(text: string, page = "docs/page.md"): string[] {
  const project = {
    folders: ["core", "docs", "functions"],
    has: (path: string) => path === page || path in kept,
    read: (path: string) => (path === page ? text : (kept[path] ?? "")),
  };
  return findBrokenReferences(page, project);
}

test("a path that was moved is found, whether it is a file's or a folder's", () => {
  expect(broken("`core/ingest/ingest.ts` and `core/ingest/`")).toEqual([]);
  expect(broken("`core/parse.ts`, `core/sheets/`")).toEqual(["core/parse.ts", "core/sheets/"]);
});

test("what a reader fills in, a build makes or the cloud holds is nothing to find", () => {
  expect(broken("`functions/dist`, `functions/.env`, `core/NAME/My.ts`, `exports/a.md`")).toEqual(
    [],
  );
});

test("a link leads to a file, and to a heading that it has", () => {
  expect(broken("[a](words.md#money-and-what-its-in) [b](https://tieout.example/x)")).toEqual([]);
  expect(broken("[a](word.md) [b](words.md#cash)")).toEqual(["word.md", "words.md#cash"]);
  expect(broken("# Here\n[a](#here) [b](#there)")).toEqual(["#there"]);
});

test("of a record the links are held, and not the paths of its day", () => {
  const record = "docs/decisions/0001-record.md";
  expect(broken("`core/parse.ts` [a](../words.md) [b](0002-gone.md)", record)).toEqual([
    "0002-gone.md",
  ]);
});
