import { expect, test } from "vitest";
import { findRepeatedName } from "./findRepeatedName.ts";
import { readFile } from "./readFile.ts";

test.each([
  ['{"a":1,"a":2}', '"a"'],
  ['[{"a":1},{"b":[{"c":1}],"d":"x","b":2}]', '"b"'],
  ['{"a":{"b":1},"c":1,"a":{}}', '"a"'],
  ['{"a":1,"\\u0061":2}', '"a"'],
  ['{"a\\"b":1,"a\\"b":2}', '"a\\"b"'],
  ['{"__proto__":1,"__proto__":2}', '"__proto__"'],
])("%s gives the name %s two values", (text, name) => {
  expect(findRepeatedName(text)).toBe(name);
});

test.each([
  '[{"a":1},{"a":2}]',
  '{"a":{"a":{"a":1}}}',
  '{"a":"a","b":["a","a"],"c":[{"a":1},"a",{"a":1}],"d":"b"}',
  '{"a":", \\"b\\": ","b":1}',
  '["a","a"]',
  '"a"',
  "{}",
])("%s gives no name two values", (text) => {
  expect(findRepeatedName(text)).toBeNull();
});

test("a row that gives a column two amounts is refused: neither is lost unsaid", async () => {
  const rows = '[{"Account":"Bank","Debit":5,"Debit":7},{"Account":"Capital","Credit":7}]';
  expect(await readFile(new TextEncoder().encode(rows), "a.json")).toMatchObject({
    ok: false,
    problems: [{ code: "file_unreadable", where: { value: expect.stringContaining('"Debit"') } }],
  });
});
