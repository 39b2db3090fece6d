import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { languages } from "./languages.ts";

/** Accounts of an everyday chart in ten languages, with the roles that each may have, any of which is right. */
const table = Papa.parse<Record<string, string>>(
  readFileSync(new URL("../../testing/everydayNames.csv", import.meta.url), "utf8"),
  { header: true, skipEmptyLines: true },
).data;

const nothing = { given: new Map<string, Role>(), remembered: new Map<string, Role>() };

type Everyday = { facts: AccountFacts; roles: readonly string[] };

/** The names of a language in one chart, too long to be that of a small business. */
function chartIn(code: string): Everyday[] {
  return table.flatMap((row) => {
    const name = row[code] ?? "";
    const side: AccountFacts["side"] = row.side === "debit" ? "debit" : "credit";
    const facts: AccountFacts = { code: name, name, type: "", section: null, side };
    return name === "" ? [] : [{ facts, roles: (row.roles ?? "").split("|") }];
  });
}

/** The same in two charts, each as short as that of a small business. */
function chartsIn(code: string): Everyday[][] {
  const all = chartIn(code);
  return [0, 1].map((half) => all.filter((_, index) => index % 2 === half));
}

/** What a chart surely reads of its names, and whether rightly. */
function readSurely(chart: readonly Everyday[]) {
  const found = classify(
    chart.map(({ facts }) => facts),
    nothing,
  );
  return chart.flatMap(({ facts, roles }) => {
    const its = found.get(facts.code);
    if (its === undefined || its.confidence < CONFIDENCE_BAR) return [];
    const role = String(its.role);
    return [{ name: facts.name, role, isRight: roles.includes(role) }];
  });
}

const taught = languages.filter(({ code }) => table.some((row) => row[code]));

describe.each(taught.map(({ name, code }) => [name, code] as const))(
  "a small chart in %s",
  (_, code) => {
    const read = chartsIn(code).flatMap(readSurely);

    test("reads no everyday name surely as something else", () => {
      expect(read.filter(({ isRight }) => !isRight)).toEqual([]);
    });

    test("asks for no more than four in ten of them", () => {
      const all = chartsIn(code).flat().length;
      expect(read.length / all).toBeGreaterThanOrEqual(0.6);
    });
  },
);

test.each([
  ["Créances sur cessions d'immobilisations", "ppe_cost"],
  ["Vélos - Plus-values", "disposal_gain_loss"],
  ["Etat - Impôts et taxes recouvrables sur des tiers", "operating_expenses"],
])("a small chart that says '%s', read in part, is not sure that it is %s", (name, role) => {
  const facts: AccountFacts = { code: name, name, type: "", section: null, side: "debit" };
  const beside = chartsIn("fr")[0] ?? [];
  const read = readSurely([...beside, { facts, roles: [] }]);
  expect(read).not.toContainEqual({ name, role, isRight: false });
});

describe.each(taught.map(({ name, code }) => [name, code] as const))(
  "a large chart in %s",
  (_, code) => {
    const chart = chartIn(code);
    const read = readSurely(chart);

    test("asks for less than half of them, though long charts are trusted less", () => {
      expect(read.length / chart.length).toBeGreaterThan(0.5);
    });
  },
);

describe("in a large chart of another language", () => {
  const chart = chartIn("de").map(({ facts }) => facts);
  const sureRoles = (names: readonly string[]) => {
    const more = names.map((name, at): AccountFacts => {
      return { code: `own ${at}`, name, type: "", section: null, side: "debit" };
    });
    const found = classify([...chart, ...more], nothing);
    return more.map(({ code }) => {
      const its = found.get(code);
      return its !== undefined && its.confidence >= CONFIDENCE_BAR ? its.role : null;
    });
  };

  test("a name that the dictionary has as a whole is no question", () => {
    expect(sureRoles(["Debitoren"])).toEqual(["trade_receivables"]);
  });

  test("a name that the chart has twice is one", () => {
    expect(sureRoles(["Debitoren", "Debitoren"])).toEqual([null, null]);
  });

  test("a name that goes on with the heading above it is one", () => {
    expect(sureRoles(["Auf Debitoren"])).toEqual([null]);
  });

  test("a charge read word by word is one, since it may be what is written off the asset", () => {
    expect(sureRoles(["Abschreibungen Gebäude"])).toEqual([null]);
  });
});
