import type { Role } from "@tieout/core";
import { expect, test } from "vitest";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { resolveLine } from "./resolvePoint.ts";

type Account = Parameters<typeof resolveLine>[1][number];

const account = (code: string, role: Role | null): Account => ({
  code,
  name: `Account ${code}`,
  role,
  confidence: 1,
  isOverridden: false,
});

/** What the form is begun with for a line in review that all these accounts are behind. */
function startOf(concept: StatementLine["concept"], accounts: readonly Account[]) {
  const sources = accounts.map(({ code }) => ({ account: code })) as StatementLine["sources"]; // no more is read
  const resolution = resolveLine({ concept, sources, reviewReasons: [] }, accounts);
  return resolution.kind === "form" ? resolution.start : resolution.kind;
}

test("a disposal is begun with its asset where there is one, and asks where there are several", () => {
  const equipment = [account("1500", "ppe_cost"), account("1501", "ppe_accumulated_depreciation")];
  const vehicles = [account("1510", "ppe_cost"), account("1511", "ppe_accumulated_depreciation")];
  const gain = account("4900", "disposal_gain_loss");
  expect(startOf("purchase_of_ppe", [...equipment, gain])).toEqual({
    asset: "1500",
    depreciation: "1501",
    gainOrLoss: "4900",
  });
  expect(startOf("purchase_of_ppe", [...equipment, ...vehicles, gain])).toEqual({
    gainOrLoss: "4900",
  });
});

test("of several loans none is taken for the one that was repaid", () => {
  const loan = account("2500", "borrowings");
  expect(startOf("repayment_of_borrowings", [loan])).toEqual({ loan: "2500" });
  expect(startOf("repayment_of_borrowings", [loan, account("2510", "borrowings")])).toEqual({});
});

test("what is asked about entries is answered by a word, and what else is asked besides by its form", () => {
  const ofEntry = "Entry 7 of 2025-02-01 pays cash out of the capital: confirm it.";
  const ofSeveral = "Each of the entries 7 of 2025-02-01, 8 of 2025-02-02 speaks of interest.";
  const asked = (...reviewReasons: string[]) =>
    resolveLine({ concept: "purchase_of_ppe", sources: [], reviewReasons }, []).kind;
  expect(asked(ofEntry)).toBe("word");
  expect(asked(ofSeveral)).toBe("word");
  expect(asked(ofEntry, "Something else is asked.")).toBe("form");
});

test("a profit that lacks accounts nobody could place leads to them", () => {
  const line = { concept: "profit_before_tax" as const, sources: [] };
  const reason = "Nobody could place 'Qx', which may be income or costs: choose their roles.";
  expect(resolveLine({ ...line, reviewReasons: [reason] }, [])).toMatchObject({ kind: "accounts" });
  expect(resolveLine({ ...line, reviewReasons: [reason, "More."] }, [])).toMatchObject({
    kind: "form",
  });
});

test("a line that waits for roles alone is resolved by them, wherever their accounts stand", () => {
  const goodwill: Account = { ...account("1800", "goodwill"), isQuestioned: true };
  const unsure: Account = { ...account("2900", "other_payables"), confidence: 0.5 };
  const line = (codes: string[], ...reviewReasons: string[]) => ({
    concept: "purchase_of_ppe" as const,
    sources: codes.map((code) => ({ account: code })) as StatementLine["sources"], // no more is read
    reviewReasons,
  });
  const ofOne = "The role of account 1800 Account 1800 is uncertain: confirm it.";
  const ofBoth =
    "The roles of accounts 1800 Account 1800, 2900 Account 2900 are uncertain: confirm them.";
  const accounts = [goodwill, unsure, account("1500", "ppe_cost")];
  expect(resolveLine(line(["1500", "1800"], ofOne), accounts)).toEqual({
    kind: "role",
    account: "1800",
    role: "goodwill",
  });
  expect(resolveLine(line(["1800", "2900"], ofBoth), accounts)).toMatchObject({ kind: "accounts" });
  expect(resolveLine(line(["1800"], ofOne, "Something else is asked."), accounts)).toMatchObject({
    form: "disposal",
  });
  const confirmed = accounts.map((each) => ({ ...each, isOverridden: true }));
  expect(resolveLine(line(["1500", "1800"], ofOne), confirmed)).toMatchObject({ form: "disposal" });
});
