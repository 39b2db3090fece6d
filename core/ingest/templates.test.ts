import { readFileSync } from "node:fs";
import { readFile } from "@tieout/files";
import { expect, test } from "vitest";
import { prepareStatement } from "../statement/prepareStatement.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { type FileType, fileTypes } from "./fileTypes.ts";
import { columnsOf } from "./headings/fileTypeColumns.ts";
import { ingest } from "./ingest.ts";
import type { RowsByFileType } from "./rows.ts";
import { joinYears } from "./years/joinYears.ts";

const folder = new URL("../../web/public/templates/", import.meta.url);

async function template<Type extends FileType>(fileType: Type) {
  const name = `${fileType}_template.csv`;
  const read = await readFile(readFileSync(new URL(name, folder)), name);
  if (!read.ok) throw new Error(`${name} does not read`);
  return { table: read.value.tables[0], ingested: ingest(fileType, read.value.tables) };
}

async function rows<Type extends FileType>(fileType: Type): Promise<RowsByFileType[Type]> {
  const { ingested } = await template(fileType);
  if (!ingested.ok) throw new Error(ingested.problems.map(({ message }) => message).join("\n"));
  return ingested.value.rows;
}

test.each(fileTypes)(
  "the %s template has the specification's columns and is accepted without a warning",
  async (fileType) => {
    const { table, ingested } = await template(fileType);
    const columns = Object.values(columnsOf(fileType)).filter((column) => !column.isExtra);
    expect(table?.rows[0]?.cells).toEqual(columns.map(({ header }) => header));
    expect(ingested.ok && ingested.value.warnings).toEqual([]);
  },
);

test("the template for several companies is consolidated without what is between them, and ties out", async () => {
  const name = "consolidation_template.csv";
  const read = await readFile(readFileSync(new URL(name, folder)), name);
  const ingested = read.ok ? ingest("trial_balance", read.value.tables) : null;
  if (!ingested?.ok) throw new Error(`${name} is not accepted`);
  expect(ingested.value.warnings).toEqual([]);
  const { rows: trial_balance } = ingested.value;
  const asked = { ...plainInput, mappings: new Map(), multiEntity: true };
  const document = statementFrom({ ...asked, rows: { trial_balance } });
  expect(document.tiesOut).toBe(true);
  expect(document.accounts.map(({ name: account }) => account)).not.toContain("Due to parent");
});

test("last year's templates give the opening balances that this year's files have themselves", async () => {
  const common = { ...plainInput, mappings: new Map() };
  const both = await rows("trial_balance");
  const trial_balance = both.map((row) => ({ ...row, priorDebit: 0n, priorCredit: 0n }));
  const joined = joinYears({
    trial_balance,
    prior_trial_balance: await rows("prior_trial_balance"),
  });
  const [one, other] = [both, joined.trial_balance].map((read) =>
    prepareStatement({ ...common, rows: read ? { trial_balance: read } : {} }),
  );
  if (!one?.ok || !other?.ok) throw new Error("the templates make no statement");
  expect(other.value.statements.indirect.totals).toEqual(one.value.statements.indirect.totals);
});

test("the templates together are one company that ties out, by either road, to the same cash", async () => {
  const common = { ...plainInput, mappings: new Map() };
  const [prior_cashflow, fx_rates] = [await rows("prior_cashflow"), await rows("fx_rates")];
  const trial_balance = await rows("trial_balance");
  const statements = {
    balance_sheet: await rows("balance_sheet"),
    profit_loss: await rows("profit_loss"),
  };
  const fromTrialBalance = prepareStatement({
    ...common,
    rows: { trial_balance, prior_cashflow, fx_rates },
  });
  const fromAll = prepareStatement({
    ...common,
    rows: { ...statements, trial_balance, prior_cashflow },
  });
  if (!fromTrialBalance.ok || !fromAll.ok) throw new Error("the templates make no statement");
  expect(fromTrialBalance.value.tiesOut).toBe(true);
  expect(fromAll.value.statements.indirect.totals).toEqual(
    fromTrialBalance.value.statements.indirect.totals,
  );
  expect(fromAll.value.checks.filter(({ status }) => status === "failed")).toEqual([]);
  expect(fromAll.value.warnings).toEqual([]);
  const opening = fromAll.value.checks.find(({ id }) => id === "opening_balances");
  expect(opening?.status).toBe("passed");
});
