import { expect, test } from "vitest";
import { chartNames } from "../../classify/national/ChartId.ts";
import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Role } from "../../roles/roles.ts";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";
import type { StatementInput } from "../StatementInput.ts";

/** A small French year: 60 earned, 25 spent on goods, 15 on wages and 4 of them not paid yet. */
const french: [string, string, string, string][] = [
  ["101000", "Capital social", "-50", "-50"],
  ["106000", "Réserves", "-10", "-10"],
  ["401000", "Fournisseurs", "-12", "-10"],
  ["411000", "Clients", "30", "20"],
  ["421000", "Personnel - rémunérations dues", "-4", "0"],
  ["512000", "Banques", "66", "50"],
  ["607000", "Achats de marchandises", "25", "0"],
  ["641000", "Rémunérations du personnel", "15", "0"],
  ["707000", "Ventes de marchandises", "-60", "0"],
];

function rowsOf(accounts: readonly [string, string, string, string][]): TrialBalanceRow[] {
  return accounts.map(([code, name, now, then]) => ({ ...balance(code, now, then), name }));
}

function prepare(
  rows: TrialBalanceRow[],
  reading?: StatementInput["reading"],
  mappings: StatementInput["mappings"] = new Map(),
) {
  return statementFrom({
    ...plainInput,
    mappings,
    rows: { trial_balance: rows },
    ...(reading && { reading }),
  });
}

test("a French trial balance is read by its numbers, each with the reason", () => {
  const { accounts, tiesOut, chart } = prepare(rowsOf(french));
  expect(chart).toBe("PCG");
  expect(tiesOut).toBe(true);
  const bank = accounts.find(({ code }) => code === "512000");
  expect(bank?.role).toBe("cash_and_cash_equivalents");
  expect(bank?.reason).toContain("Plan comptable");
  expect(accounts.find(({ code }) => code === "421000")?.role).toBe("employee_payables");
});

test("a chart that a person ruled out is not read by", () => {
  const { accounts, ...statement } = prepare(rowsOf(french), { chart: "none" });
  expect(statement).not.toHaveProperty("chart");
  for (const { reason } of accounts) expect(reason).not.toContain("Plan comptable");
});

test("a chart that a person chose against the names is doubted in a warning, with the one they are of", () => {
  const doubts = (chart: "PCG" | "SYSCOHADA") =>
    prepare(rowsOf(french), { chart }).warnings.filter(({ code }) => code === "chart_doubted");
  expect(doubts("SYSCOHADA").map(({ message }) => message)).toEqual([
    expect.stringContaining(`they are those of the ${chartNames.PCG}.`),
  ]);
  expect(doubts("PCG")).toEqual([]);
});

test("a language that is not read is said once, and not where the numbers or a person tell", () => {
  const hungarian = [
    "Jegyzett tőke",
    "Tartalék",
    "Szállítók",
    "Vevők",
    "Bérek",
    "Pénztár",
    "Áruk",
    "Bérköltség",
    "Árbevétel",
  ];
  const rows = rowsOf(french).map((row, at) => ({ ...row, name: hungarian[at] ?? "" }));
  const codes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);
  expect(codes(prepare(rows).warnings).filter((code) => code === "language_not_read")).toHaveLength(
    1,
  );
  expect(codes(prepare(rows, { chart: "PCG" }).warnings)).not.toContain("language_not_read");
  const role: Role = "other_payables";
  const mappings = new Map(rows.map(({ code }) => [code, role] as const));
  expect(codes(prepare(rows, undefined, mappings).warnings)).not.toContain("language_not_read");
});
