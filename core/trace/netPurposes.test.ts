import { expect, test } from "vitest";
import type { Role } from "../roles/roles.ts";
import { netPurposes } from "./netPurposes.ts";
import type { Piece } from "./Piece.ts";
import { type Purpose, purposeOfGroup, purposeOfLine } from "./TracedAccount.ts";

test("a reserve of shares to be issued is paid for beside what is sold, and is not lost", () => {
  const reserve = piece("other_reserves", purposeOfGroup("shares"), 80);
  const sales = piece("revenue", purposeOfLine("receipts_from_customers"), 20);
  const { open } = netPurposes([reserve, sales], {
    control: [],
    speaks: () => false,
    hasIssueCosts: false,
  });
  expect(open.map(({ column, left }) => [column, left])).toEqual([
    ["proceeds_from_issue_of_shares", 80],
    ["receipts_from_customers", 20],
  ]);
});

function piece(role: Role, purpose: Purpose, amount: number): Piece {
  const account = {
    ...{ code: role, name: role, type: "", currency: null, role, nature: null },
    ...{ isProfitAndLoss: role === "revenue", traits: [], rows: [] },
    ...{ opening: 0n, closing: 0n, movement: 0n, profitTransferred: 0n },
  };
  return { account: { index: amount, account, kind: "own", purpose, chargedTo: [] }, amount };
}
