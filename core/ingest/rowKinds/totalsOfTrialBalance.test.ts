import { describe, expect, test } from "vitest";
import { codesOf, trialBalance } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const withTotals = (...totals: string[]) => `Code|Name|Debit|Credit
  1|Bank|1500.00|
  2|Rent|300.00|
  3|Sales||1000.00
  4|Capital||800.00
  ${totals.join("\n")}`;

describe("rows that balance do not outweigh the total that the file prints", () => {
  test("where it disagrees, the file is refused, and taken as a draft by a person alone", () => {
    const text = withTotals("|Total|1200.00|1200.00");
    expect(codesOf(text)).toEqual(["total_disagrees", "total_disagrees"]);
    const options = { acceptUnbalanced: true, acceptDifferences: true };
    const { controls, warnings } = trialBalance(text, options);
    expect(controls).toMatchObject([{ printed: 120_000n, read: 180_000n, agrees: false }, {}]);
    expect(warnings.map(({ code }) => code)).toContain("total_disagrees");
    const shown = ingest("trial_balance", [tableOf(text)], { acceptUnbalanced: true });
    expect(shown.ok).toBe(false);
  });

  test.each([
    ["of one column alone", "|Totals|1500.00|1800.00"],
    ["in another language", "|Summe|1200.00|1200.00"],
  ])("a total %s is a total", (_, total) => {
    expect(new Set(codesOf(withTotals(total)))).toEqual(new Set(["total_disagrees"]));
  });

  test.each([
    ["is empty in one column", ["|Total|1800.00|"]],
    ["is nil throughout, since no formula was computed", ["|Total|0.00|0.00"]],
    ["is rounded otherwise than its rows", ["|Total|1800.00|1801.00"]],
    ["is of one section", ["|Total|1800.00|1800.00", "|Total equity||800.00"]],
    ["is of one section that no rows stand together for", ["|Total expenses|400.00|"]],
    ["adds up the last rows", ["|Total|0.00|1800.00"]],
  ])("a total that %s is none against it", (_, totals) => {
    expect(codesOf(withTotals(...totals))).toEqual([]);
  });

  test("the total of a first section is no total of what stands beneath it", () => {
    const text = `Code|Name|Debit|Credit
      1|Bank|500.00|
      2|Capital||500.00
      |Total|500.00|500.00
      3|Rent|300.00|
      4|Sales||300.00
      |Total|900.00|900.00`;
    expect(codesOf(text)).toEqual(["total_disagrees", "total_disagrees"]);
    expect(codesOf(text.replaceAll("900.00", "300.00"))).toEqual([]);
    expect(codesOf(text.replaceAll("900.00", "800.00"))).toEqual([]);
  });
});

test("beneath signed balances a total may be of the debits or of the credits", () => {
  const text = (total: string) => `Code|Name|Balance
    1|Bank|1500.00
    2|Rent|300.00
    3|Sales|-1000.00
    4|Capital|-800.00
    ${total}`;
  expect(codesOf(text("|Total debits|1800.00"))).toEqual([]);
  expect(codesOf(text("|Total|-1800.00"))).toEqual([]);
  expect(codesOf(text("|Total|0.00"))).toEqual([]);
  expect(codesOf(text("|Total|1700.00"))).toEqual(["total_disagrees"]);
});
