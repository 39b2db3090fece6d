import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const child = fileURLToPath(new URL("testing/writeLarge.ts", import.meta.url));
const ACCOUNTS = "20000";
/** In the kibibytes memory is told in. */
const GIBIBYTE = 1024 * 1024;
const LARGEST_PIECE = 256 * 1024;

/** A process of its own, whose memory is that of the exports alone; all of one statement, which takes longest. */
const written: { format: string; bytes: number; largestPiece: number; kibibytes: number }[] =
  execFileSync(process.execPath, [child, ACCOUNTS])
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("20,000 accounts are written in every format", () => {
  expect(written.map(({ format }) => format)).toEqual(["json", "workings", "excel"]);
});

test.each(written)(
  "20,000 accounts as $format take less than a gigabyte, in small pieces",
  ({ bytes, largestPiece, kibibytes }) => {
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(largestPiece).toBeLessThan(LARGEST_PIECE);
    expect(kibibytes).toBeLessThan(GIBIBYTE);
  },
);
