import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

/** A profit and loss of more accounts than one is read in many ways with. */
const ACCOUNTS = 5_400;

function longReport(title: string, isOff = false): ReturnType<typeof tableOf> {
  const each = ACCOUNTS / 2;
  const amounts = (step: number) =>
    Array.from({ length: each }, (_, at) => 100 + ((at * step) % 997));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [earned, spent] = [amounts(13), amounts(7)];
  const rows = [
    "Account|31 Dec 2025",
    ...(title === "" ? [] : ["Income|"]),
    ...earned.map((amount, at) => `Fees of client ${at}|${amount}.00`),
    ...(title === "" ? [] : [`${title} Income|${sum(earned) + (isOff ? 10 : 0)}.00`, "Expenses|"]),
    ...spent.map((amount, at) => `Rent of office ${at}|${amount}.00`),
    ...(title === "" ? [] : [`${title} Expenses|${sum(spent)}.00`]),
    `Net profit|${sum(earned) - sum(spent) + (isOff && title === "" ? 10 : 0)}.00`,
  ];
  return tableOf(rows.join("\n"));
}

test.each(["Total", ""])("the printed totals of a long report are compared (%s)", (title) => {
  const read = ingest("profit_loss", [longReport(title)], { oneDate: "take" });
  if (!read.ok) throw new Error(read.problems[0]?.message);
  expect(read.value.rows).toHaveLength(ACCOUNTS);
  expect(read.value.controls.map(({ agrees }) => agrees)).toEqual(
    title === "" ? [true] : [true, true, true],
  );
});

test.each(["Total", ""])("a long report that misses a total is refused (%s)", (title) => {
  const read = ingest("profit_loss", [longReport(title, true)], { oneDate: "take" });
  expect(read.ok ? [] : read.problems.map(({ code }) => code)).toContain("total_disagrees");
});

test("a long report with too many totals to compare is refused with what to do", () => {
  const rows = Array.from({ length: 10_001 }, (_, at) => `Fees ${at}|1.00\nTotal fees ${at}|1.00`);
  const read = ingest("profit_loss", [tableOf(["Account|31 Dec 2025", ...rows].join("\n"))]);
  expect(read.ok ? [] : read.problems.map(({ code }) => code)).toContain("totals_not_compared");
});
