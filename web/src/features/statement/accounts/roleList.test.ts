import { roleIds } from "@tieout/core";
import { expect, test } from "vitest";
import { readRoleList, writeRoleList } from "./roleList.ts";

const account = (code: string) => ({ code }) as Parameters<typeof readRoleList>[1][number]; // all that is read of one

test("what is nearly the name of a role is answered with the roles that may be meant", () => {
  const written = "1000\tcash\n2500\tLoan\n6000\tSoap";
  const { problems } = readRoleList(written, ["1000", "2500", "6000"].map(account));
  expect(problems[0]).toMatch(/^Line 1: "cash" is no role: there are Cash and cash equivalents, /);
  expect(problems[1]).toContain('"Loan" is no role: there is Loans receivable');
  expect(problems[2]).toBe('Line 3: "Soap" is no role');
});

test("every role is read by its id", () => {
  const accounts = roleIds.map(account);
  const { roles, problems } = readRoleList(roleIds.map((id) => `${id},${id}`).join("\n"), accounts);
  expect(problems).toEqual([]);
  expect([...roles.values()]).toEqual(roleIds);
});

test.each(["=1", "-1", "@A1", "＝1", "＋1", "－1", "＠A1"])(
  "the number %j is written so that no spreadsheet runs it, and is read as it was",
  (code) => {
    const accounts = [
      { ...account(code), name: "\nTill", role: "cash_and_cash_equivalents" as const },
    ];
    const written = writeRoleList(accounts);
    expect(written).toContain(`\r\n'${code},"'\nTill",`);
    const { roles } = readRoleList(written.replace("\nTill", "Till"), accounts);
    expect([...roles.keys()]).toEqual([code]);
  },
);
