import { expect, test } from "vitest";
import { findOptions } from "./findOptions.ts";
import type { PickerOption } from "./pickerOptions.ts";

const option = (label: string, group = "Accounts"): PickerOption => ({ id: label, label, group });

const many = Array.from({ length: 5_000 }, (_, at) => option(`${10_000 + at} Account ${at}`));

const labels = (options: readonly PickerOption[], typed: string) =>
  findOptions(options, typed).options.map(({ label }) => label);

test("any of thousands is found by its code or its name, and what is not listed is counted", () => {
  expect(labels(many, "14999")).toEqual(["14999 Account 4999"]);
  expect(labels(many, "account 4321")).toEqual(["14321 Account 4321"]);
  expect(findOptions(many, "")).toMatchObject({ unlisted: 4_800 });
  expect(labels(many, "nothing")).toEqual([]);
});

test("words are found in any order", () => {
  expect(labels([option("1200 Bank deposit"), option("1300 Bank")], "deposit BANK")).toEqual([
    "1200 Bank deposit",
  ]);
});

test("an exact code comes first, with its group, so that Enter takes what was typed", () => {
  const options = [
    option("1170 Plant", "Suggested"),
    option("1180 Cars", "Suggested"),
    option("1701 Deposits", "Other accounts"),
    option("170 Equipment", "Other accounts"),
  ];
  expect(labels(options, "170")).toEqual(["170 Equipment", "1701 Deposits", "1170 Plant"]);
  expect(labels(options, "")).toEqual(options.map(({ label }) => label));
});
