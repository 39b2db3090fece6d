import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { type Signs, signIds } from "./signsOf.ts";
import type { WeighedAccount } from "./WeighedAccount.ts";
import { withDoubts } from "./withDoubts.ts";

const signs = Object.fromEntries(signIds.map((id) => [id, 0])) as Signs;

/** An asset that what was learnt takes for inventories, whatever its name says. */
const weighed: WeighedAccount = {
  role: "inventories",
  first: { role: null, confidence: 0, source: "none", reason: "" },
  signs,
  place: { natures: ["asset"], label: null, isContradicted: false },
  rivals: [],
  isMoved: false,
  isGuessed: false,
};

function germanAsset(unread: number): AccountFacts {
  const printed = { name: "Rechnungsabgrenzungsposten", type: "Aktiva", unread };
  const name = unread === 1 ? "" : "inventory";
  return {
    ...{ code: "1", name, type: "Aktiva", section: null, side: "debit", nature: "asset" },
    printed: { ...printed, extent: "part" },
  };
}

test("a name in another language of which no word was read is asked about, also among assets alone", () => {
  expect(withDoubts(germanAsset(1), weighed, 0.96)).toBeLessThan(CONFIDENCE_BAR);
  expect(withDoubts(germanAsset(0.5), weighed, 0.96)).toBe(0.96);
});

test("what an asset cost is no credit, whatever its name says", () => {
  const cost: WeighedAccount = {
    ...weighed,
    role: "intangibles_cost",
    first: { role: "intangibles_cost", confidence: 0.88, source: "name", reason: "" },
  };
  const masthead = (side: "debit" | "credit"): AccountFacts => ({
    ...{ code: "1", name: "A/A - Masthead", type: "Fixed Assets", section: "balance_sheet", side },
  });
  expect(withDoubts(masthead("credit"), cost, 0.97)).toBeLessThan(CONFIDENCE_BAR);
  expect(withDoubts(masthead("debit"), cost, 0.97)).toBe(0.97);
});
