import { expect, test } from "vitest";
import { inputOf } from "../../testing/statementInputs.ts";
import { prepareStatement } from "../prepareStatement.ts";
import type { StatementInput } from "../StatementInput.ts";
import { type AccountsRead, readAccounts, rereadAccounts } from "./readAccounts.ts";

const transactions = [{ kind: "plantSold", amount: 5_000n }];
const explained = inputOf(transactions, false);
const input: StatementInput = { ...explained, mappings: new Map() };
const DEBTORS = "1100";
const given: StatementInput = { ...input, mappings: new Map([[DEBTORS, "other_receivables"]]) };

function read(from: StatementInput): AccountsRead {
  const found = readAccounts(from);
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join("\n"));
  return found.value;
}

test("a role that is given changes the same lines, whether all accounts are read again or only its own", () => {
  const whole = prepareStatement(given);
  // What is kept is JSON.
  const kept: AccountsRead = JSON.parse(JSON.stringify(read(input)));
  const part = prepareStatement(given, rereadAccounts(kept, given, [DEBTORS]));
  if (!whole.ok || !part.ok) throw new Error("not prepared");
  expect(part.value.statements.indirect.totals).toEqual(whole.value.statements.indirect.totals);
  const account = (of: typeof part) =>
    of.ok && of.value.accounts.find(({ code }) => code === DEBTORS);
  expect(account(part)).toEqual(account(whole));
  expect(account(part)).toMatchObject({ role: "other_receivables", isOverridden: true });
});

test("only the accounts that are given a role are read again", () => {
  const before = read(input);
  const after = rereadAccounts(before, given, [DEBTORS]);
  const changed = after?.accounts.flatMap((account, at) =>
    account === before.accounts[at] ? [] : [account.facts.code],
  );
  expect(changed).toEqual([DEBTORS]);
});

test("an account that is left to classification again, or is new, has all of them read", () => {
  const before = read(explained);
  expect(rereadAccounts(before, given, [DEBTORS, "1200"])).toBeNull();
  expect(rereadAccounts(before, given, [DEBTORS, "999"])).toBeNull();
});
