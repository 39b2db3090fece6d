import type { Nature } from "@tieout/core";
import type { Chance } from "./chance.ts";
import {
  accountsOf,
  type BookAccount,
  type BookGroup,
  type BookSection,
  type InventedBalances,
  sumOf,
} from "./InventedBalances.ts";

const PLACES =
  "Harbour Mill Orchard Bridge Castle Meadow Station Garden Quarry Forest River Temple".split(" ");
const THINGS = "North South Upper Lower First Second Old New Inner Outer East West".split(" ");
const KINDS = "programme contract scheme project venture workshop depot unit account fund".split(
  " ",
);

type Side = { heading: string; nature: Nature; groups: readonly string[]; code: number };

const POSITIONS: readonly Side[] = [
  {
    heading: "Assets",
    nature: "asset",
    groups: ["Current Assets", "Fixed Assets", "Other Assets"],
    code: 1,
  },
  {
    heading: "Liabilities",
    nature: "liability",
    groups: ["Current Liabilities", "Long-Term Liabilities"],
    code: 2,
  },
  { heading: "Equity", nature: "equity", groups: ["Capital and Reserves"], code: 3 },
];
const RESULTS: readonly Side[] = [
  { heading: "Income", nature: "income", groups: ["Product Income", "Service Income"], code: 4 },
  {
    heading: "Expenses",
    nature: "expense",
    groups: ["Staff", "Premises", "Administration"],
    code: 6,
  },
];

/** Invents balances with names, sections and sizes that are left to chance; some names stand twice. */
export function inventBalances(chance: Chance, size: number): InventedBalances {
  const results = RESULTS.map((side) => inventSection(chance, side, size));
  const positions = POSITIONS.map((side) => inventSection(chance, side, size));
  const profit = sumOf(accountsOf(results));
  const result = { code: "3900", name: "Net Income", earlier: 0n, later: profit.later };
  const others = sumOf(accountsOf(positions));
  const bank: BookAccount = {
    code: "1000",
    name: "Bank",
    earlier: -others.earlier,
    later: -others.later - profit.later,
  };
  return {
    results,
    positions: positions.map((section): BookSection => {
      if (section.nature === "asset") return withAccount(section, bank);
      return section.nature === "equity" ? withAccount(section, result) : section;
    }),
  };
}

function withAccount(section: BookSection, account: BookAccount): BookSection {
  const [first, ...others] = section.groups;
  if (!first) throw new Error("A section has at least one group.");
  return { ...section, groups: [{ ...first, accounts: [...first.accounts, account] }, ...others] };
}

function inventSection(chance: Chance, side: Side, size: number): BookSection {
  const { heading, nature } = side;
  const kept = side.groups.slice(0, 1 + chance.below(side.groups.length));
  const groups = kept.map((name, group): BookGroup => {
    const count = 1 + chance.below(size);
    const accounts = Array.from({ length: count }, (_, index) =>
      inventAccount(chance, nature, side.code * 1000 + 100 * (group + 1) + index),
    );
    return { heading: name, accounts };
  });
  return { heading, nature, groups };
}

function inventAccount(chance: Chance, nature: Nature, code: number): BookAccount {
  const name = `${chance.pick(THINGS)} ${chance.pick(PLACES)} ${chance.pick(KINDS)} ${code % 100}`;
  const sign = nature === "asset" || nature === "expense" ? 1n : -1n;
  const amount = () => {
    const size = BigInt(chance.below(50_000_000)) + 1n;
    return chance.below(12) === 0 ? -size / 20n : size;
  };
  const isNew = chance.below(8) === 0;
  return {
    code: String(code),
    name,
    earlier: isNew ? 0n : sign * amount(),
    later: sign * amount(),
  };
}
