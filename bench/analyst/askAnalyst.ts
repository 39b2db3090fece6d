import {
  type Adjustment,
  type AnalystFacts,
  checkCategories,
  detectAnomalies,
  type Finding,
  prepareStatement,
  type Role,
  readAdjustment,
  reviewCashFlow,
  type StatementInput,
} from "@tieout/core";
import { trialBalanceRow } from "../../core/testing/ledgerRows.ts";
import type { GeneratedAccount } from "./Book.ts";
import type { Company } from "./generateCompany.ts";

/** Everything the analyst says of a company, low findings included. */
export function askAnalyst(company: Company, mappings: ReadonlyMap<string, Role>): Finding[] {
  const facts = factsOf(company, mappings);
  return [detectAnomalies, checkCategories, reviewCashFlow].flatMap((ask) => [
    ...ask(facts).findings,
  ]);
}

function factsOf(company: Company, mappings: ReadonlyMap<string, Role>): AnalystFacts {
  const input: StatementInput = {
    framework: company.framework,
    currency: "GBP",
    policies: {},
    mappings,
    rememberedMappings: new Map(),
    verifications: [],
    period: null,
    entity: null,
    rows: { trial_balance: [...company.book.accounts.values()].map(toRow) },
    adjustments: company.adjustments.map((written, index): Adjustment => {
      const read = readAdjustment(written, `journal-${index}`, "GBP");
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      return read.value;
    }),
  };
  const prepared = prepareStatement(input);
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
  const { rows, entity, rememberedMappings } = input;
  return { document: prepared.value, rows, entity, rememberedMappings };
}

function toRow({ code, name, type, before, now }: GeneratedAccount, index: number) {
  return trialBalanceRow({ row: index + 2, code, name, type }, now, before);
}
