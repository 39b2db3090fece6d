import { expect, test } from "vitest";
import { broughtIn, findingOf, type Line, paidOut, sixTimes } from "../../../testing/findingOf.ts";

test("a gain that is received before anything is taken off it is no receivable", () => {
  const taken: Line[] = [
    ["it", "900"],
    ["van", "-900"],
  ];
  expect(findingOf("disposal_gain_loss", [taken, broughtIn])).toBe("other_receivables?");
  expect(findingOf("disposal_gain_loss", [broughtIn, taken])).toBeUndefined();
});

test("a loan by its name that is charged for sales is owed by customers", () => {
  const charged = sixTimes([
    ["it", "240"],
    ["gifts", "-200"],
    ["vat", "-40"],
  ]);
  const received = sixTimes([
    ["bank", "240"],
    ["it", "-240"],
  ]);
  expect(findingOf("loans_receivable", [...charged, ...received])).toBe("trade_receivables");
  const sold: Line[] = [
    ["it", "900"],
    ["van", "-900"],
  ];
  expect(findingOf("loans_receivable", [...charged, ...received, sold])).toBe("trade_receivables?");
  expect(findingOf("other_receivables", [...charged, ...received, sold])).toBe(
    "trade_receivables?",
  );
  const unread = sixTimes([
    ["it", "240"],
    ["unread", "-240"],
  ]);
  expect(findingOf("loans_receivable", [...unread, ...received])).toBe("trade_receivables?");
  expect(findingOf("loans_receivable", [...unread, ...received, paidOut])).toBeUndefined();
});
