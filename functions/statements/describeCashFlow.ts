import type { Reply } from "@tieout/contract";
import type { CurrentStatement } from "./readStatement.ts";

/** The statement a project points to, as the API shows it: the project's method first. */
export function describeCashFlow({ project, stored }: CurrentStatement): Reply<"getCashFlow"> {
  const { framework, method, currency, isOutOfDate } = project;
  if (!stored) {
    const nothing = {
      lines: [],
      checks: [],
      accounts: [],
      nonCashTransactions: [],
      disclosures: [],
    };
    return {
      ...{
        version: null,
        createdAt: null,
        isOutOfDate,
        framework,
        method,
        currency,
        tiesOut: false,
      },
      ...{
        hasComparatives: false,
        totals: null,
        statements: null,
        warnings: [],
        files: [],
        ...nothing,
      },
    };
  }
  const { document, version, createdAt, files } = stored;
  const { workings: _workings, policies: _policies, ...proof } = structuredClone(document);
  const { lines, totals } = proof.statements[method];
  return mutable({ ...proof, version, createdAt, isOutOfDate, method, lines, totals, files });
}

/** The core hands out readonly lists; the contract's types are plain ones over the same JSON. */
function mutable(reply: unknown): Reply<"getCashFlow"> {
  return reply as Reply<"getCashFlow">; // parsed against the contract before it leaves
}
