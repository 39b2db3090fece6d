import { expect, test } from "vitest";
import type { Role } from "../../roles/roles.ts";
import type { Piece } from "../sums/Piece.ts";
import { type Purpose, purposeOfGroup, purposeOfLine } from "../TracedAccount.ts";
import { netPurposes } from "./netPurposes.ts";

const alone = {
  control: [],
  mentions: () => false,
  hasIssueCosts: false,
  taxLine: null,
  sold: null,
};

test("a reserve of shares to be issued is paid for beside what is sold, and is not lost", () => {
  const reserve = piece("other_reserves", purposeOfGroup("shares"), 80);
  const sales = piece("revenue", purposeOfLine("receipts_from_customers"), 20);
  const { open } = netPurposes([reserve, sales], alone);
  expect(open.map(({ column, left }) => [column, left])).toEqual([
    ["proceeds_from_issue_of_shares", 80],
    ["receipts_from_customers", 20],
  ]);
});

test("a gain is of what its entry sells, though its account is named for other assets too", () => {
  const gain = piece("disposal_gain_loss", purposeOfGroup("intangibles"), 10);
  gain.account.chargedTo = [purposeOfGroup("intangibles")];
  const [car, patent, sales] = [
    piece("ppe_cost", purposeOfGroup("ppe"), 40),
    piece("intangibles_cost", purposeOfGroup("intangibles"), 40),
    piece("revenue", purposeOfLine("receipts_from_customers"), 20),
  ];
  const linesOf = (...pieces: Piece[]) =>
    netPurposes(pieces, alone).open.map(({ column, left }) => [column, left]);
  expect(linesOf(gain, car)).toEqual([["proceeds_from_disposal_of_ppe", 50]]);
  expect(linesOf(gain, patent)).toEqual([["proceeds_from_disposal_of_intangibles", 50]]);
  expect(linesOf(gain, sales)).toContainEqual(["proceeds_from_disposal_of_intangibles", 10]);
  expect(linesOf(gain, car, patent)).toContainEqual(["proceeds_from_disposal_of_intangibles", 50]);
});

function piece(role: Role, purpose: Purpose, amount: number): Piece {
  const account = {
    ...{ code: role, name: role, type: "", currency: null, role, nature: null },
    ...{ isProfitAndLoss: role === "revenue", traits: [], rows: [] },
    ...{ opening: 0n, closing: 0n, movement: 0n, profitTransferred: 0n },
  };
  const traced = {
    index: amount,
    account,
    purpose,
    chargedTo: [],
    isInDoubt: false,
    isBorrowed: false,
  };
  return { account: { ...traced, kind: "own" }, amount };
}
