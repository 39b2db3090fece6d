import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

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

test("a heading for numbers above words alone heads the names", () => {
  const rows = NAMES.map((name, at) => `${name}|${at < 4 ? "100.00|" : "|100.00"}`);
  expect(namesOf(`Konto|Debet|Kredit\n${rows.join("\n")}`)).toEqual(NAMES);
  const coded = NAMES.map((name, at) => `${name.toUpperCase()}|${name} ltd|${amountOf(at)}`);
  expect(namesOf(`Konto|Text|Saldo\n${coded.join("\n")}`)).toEqual(
    NAMES.map((name) => `${name} ltd`),
  );
});

test("headings in Thai, and a balance whose side stands in its cell, are read", () => {
  const thai = NAMES.map((name, at) => `${1000 + at}|${name}|${at < 4 ? "100.00|" : "|100.00"}`);
  expect(namesOf(`รหัสบัญชี|ชื่อบัญชี|เดบิต|เครดิต\n${thai.join("\n")}\n|รวม|400.00|400.00`)).toEqual(NAMES);
  const german = NAMES.map((name, at) => `${1000 + at}|${name}|100,00 ${at < 4 ? "S" : "H"}`);
  expect(namesOf(`Konto|Bezeichnung|Saldo S/H\n${german.join("\n")}`)).toEqual(NAMES);
});

test("a heading for types above words that differ from row to row heads the names", () => {
  const rows = NAMES.map((name, at) => `${name}|${amountOf(at)}`);
  expect(namesOf(`Category|Balance\n${rows.join("\n")}`)).toEqual(NAMES);
  const grouped = NAMES.map((_, at) => `${at < 4 ? "Assets" : "Owed"}|${amountOf(at)}`);
  expect(namesOf(`Category|Balance\n${grouped.join("\n")}`)).toEqual([]);
});
