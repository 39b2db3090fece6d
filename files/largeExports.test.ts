import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const child = fileURLToPath(new URL("testing/writeLarge.ts", import.meta.url));
const ACCOUNTS = "20000";
const GIBIBYTE = 1024 * 1024;

test.each(["excel", "json", "workings"])(
  "20,000 accounts as %s take less than a gigabyte",
  (format) => {
    const printed = execFileSync(process.execPath, [child, format, ACCOUNTS]).toString();
    const { bytes, kibibytes } = JSON.parse(printed);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(kibibytes).toBeLessThan(GIBIBYTE);
  },
  300_000,
);
