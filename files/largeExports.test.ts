import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const child = fileURLToPath(new URL("testing/writeLarge.ts", import.meta.url));
/** Where all of a file were held, one piece would be megabytes; `npm run bench` writes the largest company. */
const ACCOUNTS = "2500";
/** In the kibibytes memory is told in. */
const HALF_A_GIBIBYTE = 512 * 1024;
const LARGEST_PIECE = 256 * 1024;

/** A process of its own, whose memory is that of the exports alone; all of one statement, which takes longest. */
const written: { format: string; bytes: number; largestPiece: number; kibibytes: number }[] =
  execFileSync(process.execPath, [child, ACCOUNTS])
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

test("2,500 accounts are written in every format", () => {
  expect(written.map(({ format }) => format)).toEqual(["json", "workings", "excel"]);
});

test.each(written)(
  "2,500 accounts as $format take less than half a gigabyte, in small pieces",
  ({ bytes, largestPiece, kibibytes }) => {
    expect(bytes).toBeGreaterThan(500_000);
    expect(largestPiece).toBeLessThan(LARGEST_PIECE);
    expect(kibibytes).toBeLessThan(HALF_A_GIBIBYTE);
  },
);
