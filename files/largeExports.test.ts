import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const child = fileURLToPath(new URL("testing/writeLarge.ts", import.meta.url));
const ACCOUNTS = "20000";
/** In the kibibytes memory is told in. */
const GIBIBYTE = 1024 * 1024;
const LARGEST_PIECE = 256 * 1024;

test.each(["excel", "json", "workings"])(
  "20,000 accounts as %s take less than a gigabyte, in small pieces",
  (format) => {
    const printed = execFileSync(process.execPath, [child, format, ACCOUNTS]).toString();
    const { bytes, largestPiece, kibibytes } = JSON.parse(printed);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(largestPiece).toBeLessThan(LARGEST_PIECE);
    expect(kibibytes).toBeLessThan(GIBIBYTE);
  },
  300_000,
);
