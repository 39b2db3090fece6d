import { describe, expect, test } from "vitest";
import { sum } from "../../../money/Minor.ts";
import { minorOf } from "../../../money/minorOf.ts";
import { chanceOf } from "../../Chance.ts";
import { describeEntries, details } from "../describeEntries.ts";
import { companyCharts, generateCompany } from "../generateCompany.ts";
import { fec } from "./fec.ts";
import { flatDebitCredit } from "./flat.ts";
import { ledgerLayouts } from "./ledgerLayouts.ts";
import { writeTrialBalance } from "./trialBalance.ts";

const [own, , skr03] = companyCharts;
const companies = companyCharts.map((chart) => generateCompany({ seed: 4, chart, pace: 2 }));

describe.each(ledgerLayouts)("the layout $name", (layout) => {
  const suiting = companies.find((company) => layout.suits?.(company) ?? true);

  test("carries a company, the same every time", () => {
    if (!suiting) throw new Error("no chart suits the layout");
    const written = layout.write(suiting, details.documents);
    expect(written.length).toBeGreaterThan(suiting.entries.length);
    expect(layout.write(suiting, details.documents)).toEqual(written);
  });
});

test("debits are credits in what is written", () => {
  const company = generateCompany({ seed: 8, chart: own });
  const csv = String(flatDebitCredit.write(company, details.nothing)).trim().split("\r\n");
  const [debits, credits] = [2, 1].map((place) =>
    sum(csv.slice(1).map((row) => minorOf(row.split(",").at(-place) || "0.00"))),
  );
  expect(debits).toBe(credits);
  const french = String(fec.write(company, details.lettering)).split("\r\n").slice(1);
  const side = (place: number) =>
    sum(french.map((row) => minorOf((row.split("\t")[place] ?? "").replace(",", "."))));
  expect(side(11)).toBe(side(12));
});

test("what a ledger does not tell stands nowhere in it", () => {
  const company = generateCompany({ seed: 9, chart: own });
  const described = JSON.stringify(describeEntries(company, details.nothing), (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
  expect(described).not.toMatch(/[A-Z]+-\d{5}|"party":"|"lettering":"|"reverses":"/);
});

test("a row with a tax key stands for the three lines of its entry", () => {
  const company = generateCompany({ seed: 2, chart: skr03, events: ["credit sales"] });
  const layout = ledgerLayouts.find(({ name }) => name === "DATEV EXTF");
  const bytes = layout?.write(company, details.nothing);
  const rows = new TextDecoder("windows-1252").decode(bytes as Uint8Array).split("\r\n");
  const invoices = company.entries.filter(({ journal }) => journal === "Sales");
  expect(rows.filter((row) => row.includes(';"3";')).length).toBe(invoices.length);
});

test("the trial balance balances at both ends", () => {
  const company = generateCompany({ seed: chanceOf(1).between(1, 50), chart: own });
  const rows = writeTrialBalance(company)
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").slice(-4));
  const [debit, credit, priorDebit, priorCredit] = [0, 1, 2, 3].map((place) =>
    sum(rows.map((row) => minorOf(row[place] || "0.00"))),
  );
  expect([debit, priorDebit]).toEqual([credit, priorCredit]);
});
