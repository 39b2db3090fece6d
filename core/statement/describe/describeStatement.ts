import {
  type Classification,
  isQuestioned,
  rolesByEntries,
} from "../../classify/Classification.ts";
import type { RolledAccount } from "../../generalLedger/rollForward.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import type { Problem } from "../../problem/Problem.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { listSome } from "../../text/listSome.ts";
import { confirmChecks } from "../checks/confirmChecks.ts";
import { listDraftReasons, runChecks } from "../checks/runChecks.ts";
import { listDisclosures } from "../disclosures/listDisclosures.ts";
import { listNonCash } from "../disclosures/listNonCash.ts";
import type { StatementContext } from "../StatementContext.ts";
import type {
  AccountSummary,
  RollForwardRow,
  StatementDocument,
  StatementPeriod,
} from "../StatementDocument.ts";
import type { Verification } from "../StatementInput.ts";
import { describeWorkings } from "./describeWorkings.ts";
import { type WrittenAccount, writeBalances } from "./writeBalances.ts";

/** The parts of the document that are not in the context. */
type Described = {
  statements: StatementDocument["statements"];
  verifications: readonly Verification[];
  warnings: readonly Problem[];
  periods: readonly StatementPeriod[] | null;
};

/** Assembles the finished document, plain JSON: statements, checks, accounts, workings and notes. */
export function describeStatement(
  context: StatementContext,
  { statements, verifications, warnings, periods }: Described,
): StatementDocument {
  const { framework, currency, decimals, policies, worksheet, comparatives, controls } = context;
  const lines = [...statements.indirect.lines, ...statements.direct.lines];
  const checks = confirmChecks(runChecks(context), lines, verifications);
  const draftReasons = listDraftReasons(checks);
  const written = worksheet.ledgerIndex.accounts.map((account) => writeBalances(account, decimals));
  return {
    framework,
    currency,
    policies,
    warnings,
    tiesOut: draftReasons.length === 0,
    draftReasons,
    hasComparatives: comparatives !== null,
    ...(context.nationalChart && { chart: context.nationalChart }),
    statements,
    workings: {
      indirect: describeWorkings(worksheet, "indirect", written),
      direct: describeWorkings(worksheet, "direct", written),
    },
    checks,
    controls,
    ...(context.generalLedger && {
      rollForward: context.rollForward.map((rolled) => writeRolled(rolled, decimals)),
    }),
    accounts: written.map((account) => describeAccount(account, context)),
    nonCashTransactions: listNonCash(context),
    disclosures: listDisclosures(context),
    ...(periods && { periods }),
  };
}

function writeRolled(
  { code, name, isStated, ...amounts }: RolledAccount,
  decimals: number,
): RollForwardRow {
  return {
    account: code,
    accountName: name,
    opening: formatMinor(amounts.opening, decimals),
    entries: formatMinor(amounts.entries, decimals),
    closing: formatMinor(amounts.closing, decimals),
    difference: formatMinor(amounts.difference, decimals),
    ...(!isStated && { isUnstated: true as const }),
  };
}

function describeAccount(
  { account, balances }: WrittenAccount,
  { classifications }: StatementContext,
): AccountSummary {
  const { code, name, type, role, nature, traits, rows } = account;
  const classification = classifications.get(code);
  return {
    code,
    name,
    type,
    role,
    nature,
    traits,
    rows,
    confidence: classification?.confidence ?? 1,
    reason: classification ? reasonOf(classification) : "",
    isOverridden: classification?.source === "override",
    ...(classification && isQuestioned(classification) && { isQuestioned: true as const }),
    ...(classification?.readsAs && { readsAs: classification.readsAs }),
    opening: balances.opening,
    closing: balances.closing,
    movement: balances.movement,
  };
}

/** At most this many roles are named for one account. */
const MOST_ROLES = 3;

/** The reason for an account's role. Where its entries look like another role, that comes first. */
function reasonOf(classification: Classification): string {
  const { reason } = classification;
  if (!isQuestioned(classification)) return reason;
  const labels = rolesByEntries(classification).map((role) =>
    roleDefinition(role).label.toLowerCase(),
  );
  return `Its entries look like those of ${listSome(labels, MOST_ROLES, " or ")}. ${reason}`.trim();
}
