import type { Answer, Role } from "@tieout/core";
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
  movement: "1.00",
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

test("own shares that were bought are no disposal of an asset", () => {
  const line = { concept: "purchase_of_own_shares" as const, sources: [], reviewReasons: ["Why?"] };
  expect(resolveLine(line, [])).toMatchObject({ form: "journal" });
});

test("what is asked about entries is answered by a word, and what else is asked besides by its form", () => {
  const asked = (...answeredBy: Answer[]) => {
    const reviewReasons = answeredBy.map(() => "Why?");
    const line = { concept: "purchase_of_ppe" as const, sources: [], reviewReasons, answeredBy };
    return resolveLine(line, []).kind;
  };
  expect(asked("word")).toBe("word");
  expect(asked("word", "word")).toBe("word");
  expect(asked("word", "figures")).toBe("form");
});

test("a profit that lacks accounts nobody could place leads to them", () => {
  const line = { concept: "profit_before_tax" as const, sources: [] };
  const unplaced = [account("8000", null), account("8010", null)];
  const asked = (...answeredBy: Answer[]) =>
    resolveLine({ ...line, answeredBy, reviewReasons: answeredBy.map(() => "Why?") }, unplaced);
  expect(asked("roles")).toMatchObject({ kind: "accounts" });
  expect(asked("roles", "figures")).toMatchObject({ kind: "form" });
});

test("a line that waits for roles alone is resolved by them, wherever their accounts stand", () => {
  const goodwill: Account = { ...account("1800", "goodwill"), isQuestioned: true };
  const unsure: Account = { ...account("2900", "other_payables"), confidence: 0.5 };
  const line = (codes: string[], ...answeredBy: Answer[]) => ({
    concept: "purchase_of_ppe" as const,
    sources: codes.map((code) => ({ account: code })) as StatementLine["sources"], // no more is read
    reviewReasons: answeredBy.map(() => "Why?"),
    answeredBy,
  });
  const accounts = [goodwill, unsure, account("1500", "ppe_cost")];
  expect(resolveLine(line(["1500", "1800"], "roles"), accounts)).toEqual({
    kind: "role",
    account: "1800",
    role: "goodwill",
  });
  expect(resolveLine(line(["1800", "2900"], "roles"), accounts)).toMatchObject({
    kind: "accounts",
  });
  expect(resolveLine(line(["1800"], "word", "roles"), accounts)).toMatchObject({ kind: "role" });
  expect(resolveLine(line(["1800"], "roles", "figures"), accounts)).toMatchObject({
    form: "disposal",
  });
  const confirmed = accounts.map((each) => ({ ...each, isOverridden: true }));
  expect(resolveLine(line(["1500", "1800"], "roles"), confirmed)).toMatchObject({
    form: "disposal",
  });
});
