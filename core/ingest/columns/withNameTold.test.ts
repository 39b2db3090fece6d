import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

function namesOf(text: string) {
  const result = ingest("trial_balance", [tableOf(text)], {
    oneDate: "take",
    acceptUnbalanced: true,
  });
  return result.ok ? result.value.rows.map(({ name }) => name) : [];
}

const NAMES = ["Bank", "Debtors", "Stock", "Plant", "Creditors", "Loan", "Capital", "Reserves"];
const amountOf = (at: number) => (at < 4 ? "100.00" : "(100.00)");

test("where few words come back before the amounts, names that stand behind them are read", () => {
  const rows = NAMES.map((name, at) => `${at % 2 ? "d_now" : "i_now"}|eur|${amountOf(at)}|${name}`);
  expect(namesOf(`context|unit|amount|label\n${rows.join("\n")}`)).toEqual(NAMES);
});

test("remarks behind the amounts name no account where names stand before them", () => {
  const rows = NAMES.map((name, at) => `${name}|${amountOf(at)}|seen on day ${at} of June`);
  expect(namesOf(`what|amount|remark\n${rows.join("\n")}`)).toEqual(NAMES);
});
