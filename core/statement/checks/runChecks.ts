import { formatMinor } from "../../money/formatMinor.ts";
import type { Framework } from "../../policies/policies.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Check, DraftReason } from "../StatementDocument.ts";
import type { CheckResult } from "./CheckResult.ts";
import { checkCash } from "./checkCash.ts";
import { checkControls } from "./checkControls.ts";
import { checkDates } from "./checkDates.ts";
import { checkDisclosures } from "./checkDisclosures.ts";
import { checkEntities } from "./checkEntities.ts";
import { checkInterestAndTaxPaid } from "./checkInterestAndTaxPaid.ts";
import { checkProfitInEquity } from "./checkProfitInEquity.ts";
import { checkUnclassified } from "./checkUnclassified.ts";
import {
  checkBalance,
  checkComparatives,
  checkCompleteness,
  checkMethodsAgree,
  checkOpeningBalances,
  checkTieOut,
} from "./integrityChecks.ts";
import { checkLedgerSound, checkRollForward } from "./ledgerChecks.ts";
import {
  checkDisposals,
  checkExchangeEffect,
  checkGrossFlows,
  checkIfrs18,
  checkSigns,
} from "./presentationChecks.ts";
import { tieOutTitle } from "./tieOutWords.ts";

type CheckDefinition = {
  id: string;
  title: string | ((context: StatementContext) => string);
  paragraphs: { ifrs: string; usGaap: string };
  run: (context: StatementContext) => CheckResult;
};

/** All checks, in the order in which an auditor reads them. */
const checks = [
  {
    id: "cash_definition",
    title: "Cash is what the framework calls cash",
    paragraphs: { ifrs: "IAS 7.6-8", usGaap: "ASC 230-10-45-4" },
    run: checkCash,
  },
  {
    id: "tie_out",
    title: ({ isLedgerAlone }) => tieOutTitle(isLedgerAlone),
    paragraphs: { ifrs: "IAS 7.45", usGaap: "ASC 230-10-45-4" },
    run: checkTieOut,
  },
  {
    id: "completeness",
    title: "Every movement is allocated exactly once",
    paragraphs: { ifrs: "IAS 7.10", usGaap: "ASC 230-10-45-10" },
    run: checkCompleteness,
  },
  {
    id: "placed",
    title: "Every account that moved has its place",
    paragraphs: { ifrs: "IAS 1.29-31", usGaap: "ASC 230-10-45-10" },
    run: checkUnclassified,
  },
  {
    id: "opening_balances",
    title: "Opening balances equal the prior closing ones",
    paragraphs: { ifrs: "IAS 1.38", usGaap: "ASC 205-10-45-2" },
    run: checkOpeningBalances,
  },
  {
    id: "dates",
    title: "The files are of the period",
    paragraphs: { ifrs: "IAS 1.36, 1.51", usGaap: "ASC 205-10-45-1" },
    run: checkDates,
  },
  {
    id: "controls",
    title: "What was read gives the totals the files print",
    paragraphs: { ifrs: "ISA 500.9", usGaap: "AU-C 500.09" },
    run: checkControls,
  },
  {
    id: "ledger_sound",
    title: "The general ledger is sound",
    paragraphs: { ifrs: "ISA 500.9", usGaap: "AU-C 500.09" },
    run: checkLedgerSound,
  },
  {
    id: "roll_forward",
    title: "Opening balances and entries lead to the closing balances",
    paragraphs: { ifrs: "ISA 500.9", usGaap: "AU-C 500.09" },
    run: checkRollForward,
  },
  {
    id: "balance",
    title: "The books balance",
    paragraphs: { ifrs: "IAS 1.54", usGaap: "ASC 210-10-45-1" },
    run: checkBalance,
  },
  {
    id: "entities",
    title: "What entities owe each other cancels out",
    paragraphs: { ifrs: "IFRS 10.B86(c)", usGaap: "ASC 810-10-45-1" },
    run: checkEntities,
  },
  {
    id: "profit_in_equity",
    title: "Profit agrees with the movement of equity",
    paragraphs: { ifrs: "IAS 1.106", usGaap: "ASC 505-10-50-2" },
    run: checkProfitInEquity,
  },
  {
    id: "methods_agree",
    title: "Indirect and direct methods agree",
    paragraphs: { ifrs: "IAS 7.18", usGaap: "ASC 230-10-45-30" },
    run: checkMethodsAgree,
  },
  {
    id: "paid_not_charged",
    title: "Interest and tax are what was paid",
    paragraphs: { ifrs: "IAS 7.31, 7.35", usGaap: "ASC 230-10-50-2" },
    run: checkInterestAndTaxPaid,
  },
  {
    id: "disposals",
    title: "Gains and losses on disposal leave operating",
    paragraphs: { ifrs: "IAS 7.43", usGaap: "ASC 230-10-50-3" },
    run: checkDisposals,
  },
  {
    id: "gross_flows",
    title: "Flows are shown gross",
    paragraphs: { ifrs: "IAS 7.21", usGaap: "ASC 230-10-45-7" },
    run: checkGrossFlows,
  },
  {
    id: "exchange_effect",
    title: "The exchange effect on cash is computed",
    paragraphs: { ifrs: "IAS 7.28", usGaap: "ASC 830-230-45-1" },
    run: checkExchangeEffect,
  },
  {
    id: "disclosures",
    title: "The notes agree with the statement",
    paragraphs: { ifrs: "IAS 7.44A-44E", usGaap: "ASC 230-10-50-2 to 50-8" },
    run: checkDisclosures,
  },
  {
    id: "ifrs_18",
    title: ({ framework }) =>
      framework === "IFRS"
        ? "Interest stands where the business places it"
        : "IFRS 18 starting point and categories",
    paragraphs: { ifrs: "IAS 7.33-34D", usGaap: "IFRS 18" },
    run: checkIfrs18,
  },
  {
    id: "signs",
    title: "Inflows are positive, outflows negative",
    paragraphs: { ifrs: "IAS 7.18", usGaap: "ASC 230-10-45-28" },
    run: checkSigns,
  },
  {
    id: "comparatives",
    title: "Comparatives are marked as supplied",
    paragraphs: { ifrs: "IAS 1.38", usGaap: "ASC 205-10-45-2" },
    run: checkComparatives,
  },
] as const satisfies readonly CheckDefinition[];

export type CheckId = (typeof checks)[number]["id"];

/** Checks that must have been tested before a statement may tie out. */
const INDISPENSABLE: ReadonlySet<string> = new Set<CheckId>([
  "cash_definition",
  "tie_out",
  "balance",
]);

/** The reasons why a statement does not tie out, in the order of the checks. */
export function listDraftReasons(results: readonly Check[]): DraftReason[] {
  return results
    .filter(
      ({ id, status }) => status === "failed" || (status === "not_tested" && INDISPENSABLE.has(id)),
    )
    .map(({ id, explanation }) => ({ code: id, message: explanation }));
}

/**
 * Runs every check. This is the last step before the document is complete: failed checks make the statement a draft.
 */
export function runChecks(context: StatementContext): Check[] {
  return checks.map((check) => runCheck(check, context));
}

export function runSomeChecks(context: StatementContext, ids: ReadonlySet<CheckId>): Check[] {
  return checks.filter(({ id }) => ids.has(id)).map((check) => runCheck(check, context));
}

function runCheck(
  { id, title, paragraphs, run }: CheckDefinition,
  context: StatementContext,
): Check {
  const { status, figure, explanation, columns } = run(context);
  return {
    id,
    title: typeof title === "string" ? title : title(context),
    status,
    paragraph: paragraphOf(paragraphs, context.framework),
    figure: figure === null ? null : formatMinor(figure, context.decimals),
    explanation,
    ...(columns && { concepts: [...new Set(columns)] }),
  };
}

function paragraphOf(paragraphs: CheckDefinition["paragraphs"], framework: Framework): string {
  return framework === "US_GAAP" ? paragraphs.usGaap : paragraphs.ifrs;
}
