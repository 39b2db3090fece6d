import { expect, test } from "vitest";
import { listProblems } from "./listProblems.ts";

const message = 'Row 7, column "Current Debit": "12.x" is not a number. Expected an amount.';

test("an error stands with its row and column, and its message without them", () => {
  const { errors } = listProblems({
    errors: [message],
    warnings: [],
    problems: [
      { code: "amount_not_a_number", message, where: { row: 7, column: "Current Debit" } },
    ],
  });
  expect(errors).toEqual([
    {
      sheet: null,
      row: 7,
      column: "Current Debit",
      text: '"12.x" is not a number. Expected an amount.',
    },
  ]);
});

test("a message without a place is shown as it is", () => {
  const lists = listProblems({
    errors: ["The file has no rows."],
    warnings: ["A total row was left out."],
    problems: [],
  });
  expect(lists.errors[0]?.text).toBe("The file has no rows.");
});

test("an error of one file among several is named with it, its place in columns all the same", () => {
  const text = `march.csv: ${message}`;
  const where = { fileName: "march.csv", row: 7, column: "Current Debit" };
  const { errors } = listProblems({
    errors: [text],
    warnings: [],
    problems: [{ code: "amount_not_a_number", message: text, where }],
  });
  expect(errors).toMatchObject([
    { row: 7, text: 'march.csv: "12.x" is not a number. Expected an amount.' },
  ]);
});
