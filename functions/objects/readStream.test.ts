import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readStream } from "./readStream.ts";

const KILOBYTE = 1024;

/** A stream without end that knows how much of it was taken. */
function endless() {
  const taken = { bytes: 0 };
  const stream = new Readable({
    read() {
      taken.bytes += KILOBYTE;
      this.push(Buffer.alloc(KILOBYTE));
    },
  });
  return { stream, taken };
}

test("reading stops at the limit, whatever was said of the size", async () => {
  const { stream, taken } = endless();
  await expect(readStream(stream, 10 * KILOBYTE)).rejects.toMatchObject({ code: "file_too_large" });
  expect(stream.destroyed).toBe(true);
  expect(taken.bytes).toBeLessThan(1024 * KILOBYTE);
});

test("just as much as is allowed is read whole", async () => {
  const bytes = await readStream(Readable.from([Buffer.from("ab"), Buffer.from("c")]), 3);
  expect(Buffer.from(bytes).toString()).toBe("abc");
});
