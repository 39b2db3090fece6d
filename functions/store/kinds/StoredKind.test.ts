import { expect, test } from "vitest";
import * as z from "zod";
import { parseStored, storedKind } from "./StoredKind.ts";

const shelf = storedKind({
  name: "shelf",
  schema: z.object({ title: z.string(), books: z.array(z.object({ pages: z.number() })) }),
  upgrades: [
    ({ name, ...others }) => ({ ...others, title: name }),
    (stored) => ({ books: [], ...stored }),
  ],
});

test("what has no version is of the first, and every later version lifts it", () => {
  const lifted = { title: "Tax", books: [] };
  expect(shelf.read({ name: "Tax" }, "shelves/1")).toEqual(lifted);
  expect(shelf.read({ schemaVersion: 2, title: "Tax" }, "shelves/1")).toEqual(lifted);
});

test("what is written says its version, and reads back as it was", () => {
  const value = { title: "Tax", books: [{ pages: 3 }] };
  expect(shelf.write(value)).toEqual({ ...value, schemaVersion: 3 });
  expect(shelf.read(shelf.write(value), "shelves/1")).toEqual(value);
});

test("a field the schema does not know is kept", () => {
  const stored = { schemaVersion: 3, title: "Tax", books: [], room: "B" };
  expect(shelf.read(stored, "shelves/1")).toEqual({ title: "Tax", books: [], room: "B" });
});

test("what does not fit is refused by path and field, when it is read and when it is written", () => {
  const stored = { schemaVersion: 3, title: "Tax", books: [{ pages: 1 }, { pages: "12" }] };
  expect(() => shelf.read(stored, "shelves/1")).toThrow(
    /^shelves\/1 is not a valid shelf: books\.1\.pages: .*expected number/,
  );
  expect(() => shelf.write({ title: "Tax", books: [{ pages: Number.NaN }] })).toThrow(
    "not a valid shelf: books.0.pages",
  );
});

test.each([4, 0, 1.5, "2", null])("version %j is refused by name", (schemaVersion) => {
  expect(() => shelf.read({ schemaVersion, title: "Tax", books: [] }, "shelves/1")).toThrow(
    `shelves/1 is a shelf of version ${schemaVersion}; this release reads versions 1 to 3`,
  );
});

test.each(["", "{", "null", "7", '"text"', "[]"])("an object that holds %j is refused", (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(() => parseStored(shelf, bytes, "shelves/1.json")).toThrow(/^shelves\/1\.json is not/);
});
