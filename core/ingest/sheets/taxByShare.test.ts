import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const text = (share: string, net: string) => `|Mar-25|Mar-26
  Sales +|900|1,000
  Expenses +|600|640
  Operating Profit|300|360
  OPM %|33%|36%
  Depreciation|100|110
  Profit before tax|200|250
  Tax %|25%|${share}
  Net Profit +|150|${net}
  EPS in Rs|1.50|1.90`;

const read = (share: string, net: string) => ingest("profit_loss", [tableOf(text(share, net))]);

test("a tax that is stated as a percentage only is what the profits before and after it differ by", () => {
  const result = read("24%", "190");
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  const { rows, warnings } = result.value;
  expect(rows.map(({ name, current }) => [name, current]).at(-1)).toEqual(["Tax", 60_00n]);
  const net = rows.reduce(
    (sum, { positiveSide, current }) => sum + (positiveSide === "credit" ? current : -current),
    0n,
  );
  expect(net).toBe(190_00n);
  expect(warnings.map(({ code }) => code)).toContain("tax_by_share");
});

test("where the share says another tax, the result is a total that the rows do not come to", () => {
  for (const [share, net] of [
    ["24%", "290"],
    ["40%", "190"],
  ] as const) {
    const result = read(share, net);
    const found = result.ok ? [] : result.problems.map(({ code }) => code);
    expect(new Set(found)).toEqual(new Set(["total_disagrees"]));
  }
});
