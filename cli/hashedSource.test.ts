import { createHash } from "node:crypto";
import { sourceOf } from "@tieout/files";
import { expect, test } from "vitest";
import { hashedSource } from "./hashedSource.ts";

const bytes = Buffer.from("date,account,amount\n");
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("a file that is read to its end is not opened again for its hash", async () => {
  let opened = 0;
  const plain = sourceOf(bytes, "year.csv");
  const source = hashedSource({
    ...plain,
    open: () => {
      opened += 1;
      return plain.open();
    },
  });
  const read: Uint8Array[] = [];
  for await (const piece of source.open()) read.push(piece);
  expect(await source.digest()).toBe(sha256);
  expect(Buffer.concat(read)).toEqual(bytes);
  expect(opened).toBe(1);
});

test("the hash is of the whole file, though only its beginning was read", async () => {
  const source = hashedSource({
    ...sourceOf(bytes, "year.csv"),
    open: async function* () {
      yield bytes.subarray(0, 4);
      yield bytes.subarray(4);
    },
  });
  for await (const _ of source.open()) break;
  expect(await source.digest()).toBe(sha256);
});
