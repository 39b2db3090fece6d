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

/** The names of a language in two charts, each as short as that of a small business. */
function chartsIn(code: string): Everyday[][] {
  const all = table.flatMap((row) => {
    const name = row[code] ?? "";
    const side: AccountFacts["side"] = row.side === "debit" ? "debit" : "credit";
    const facts: AccountFacts = { code: name, name, type: "", section: null, side };
    return name === "" ? [] : [{ facts, roles: (row.roles ?? "").split("|") }];
  });
  return [0, 1].map((half) => all.filter((_, index) => index % 2 === half));
}

const taught = languages.filter(({ code }) => table.some((row) => row[code]));

describe.each(taught.map(({ name, code }) => [name, code] as const))(
  "a small chart in %s",
  (_, code) => {
    const read = chartsIn(code).flatMap((chart) => {
      const found = classify(
        chart.map(({ facts }) => facts),
        nothing,
      );
      return chart.flatMap(({ facts, roles }) => {
        const its = found.get(facts.code);
        if (its === undefined || its.confidence < CONFIDENCE_BAR) return [];
        return [
          { name: facts.name, role: String(its.role), isRight: roles.includes(String(its.role)) },
        ];
      });
    });

    test("reads no everyday name surely as something else", () => {
      expect(read.filter(({ isRight }) => !isRight)).toEqual([]);
    });

    test("asks for less than four in ten of them", () => {
      const all = chartsIn(code).flat().length;
      expect(read.length / all).toBeGreaterThan(0.6);
    });
  },
);
