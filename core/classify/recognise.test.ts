import { expect, test } from "vitest";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { recognise } from "./recognise.ts";

const factsOf = (names: Record<string, string>): AccountFacts[] =>
  Object.entries(names).map(([code, name]) => {
    return { code, name, type: "", section: null, side: null };
  });

const ofFormat = { chart: "auto", language: "auto", usual: "PCG" } as const;

/** Numbers of a company's own, which mean other things in the French chart. */
const own = factsOf({
  1000: "Business checking account",
  1100: "Accounts receivable",
  1200: "Inventory",
  1250: "Input VAT",
  1500: "Equipment",
  1509: "Accumulated depreciation - equipment",
  2000: "Accounts payable",
  2200: "Output VAT",
  2500: "Bank loan",
  3000: "Share capital",
  3100: "Retained earnings",
  4000: "Sales",
  5000: "Cost of goods sold",
  6000: "Wages and salaries",
  6100: "Rent",
  6500: "Depreciation expense",
  7000: "Interest expense",
  7500: "Income tax expense",
});

test("the chart of a ledger's format gives way to names that speak against it", () => {
  expect(recognise(own, ofFormat)).toMatchObject({ chart: null });
  expect(recognise(own, ofFormat).doubt).toBeUndefined();
});

/** French numbers under English names: "Payroll taxes" stand where Algeria has taxes, and France what wages cost. */
const french = factsOf({
  101300: "Capital stock",
  164100: "Bank loan",
  218200: "Delivery vehicles",
  281820: "Accumulated depreciation - vehicles",
  401000: "Suppliers",
  411000: "Debtors control account",
  421000: "Net wages",
  431000: "Federal taxes payable",
  445500: "VAT liability",
  512100: "Bank current account",
  601000: "Charitable expenditure",
  613200: "Rent",
  641100: "Payroll expenses",
  645100: "Payroll tax expense",
  681110: "Amortization expense",
  681120: "Depreciation charge",
  706000: "Donations",
});

test("the chart of a ledger's format stays where names are of one that numbers most accounts alike", () => {
  expect(recognise(french, ofFormat).chart?.id).toBe("PCG");
});

test("a chart that a person chose is read by, and doubted", () => {
  const chosen = recognise(own, { ...ofFormat, chart: "PCG" });
  expect(chosen.chart?.id).toBe("PCG");
  expect(chosen.doubt).toEqual({ rival: null });
});

test("the chart of a ledger's format holds where few names say anything", () => {
  const few = factsOf({ 411000: "Dupont", 512000: "Banque", 607000: "Achats de marchandises" });
  expect(recognise(few, ofFormat).chart?.id).toBe("PCG");
});
