import type { Amount } from "../statement/StatementDocument.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import { detectors } from "./detectors/detectors.ts";
import type { Finding } from "./Finding.ts";
import type { Supported } from "./findUnsupportedFigures.ts";
import { nameOf } from "./selectAccounts.ts";

/** The standards a text may name, whatever it says of the company. */
const standards = ["IAS 7", "IFRS 18", "IFRS 16", "IAS 16", "IAS 12", "ASC 230", "IFRS", "US GAAP"];

/**
 * All a text about a company may say: every figure of its statement, accounts, checks and findings, and
 * every name, code and paragraph that holds digits. A figure outside of it was made up.
 */
export function gatherSupport(facts: AnalystFacts, findings: readonly Finding[]): Supported {
  const { accounts, checks, statements } = facts.document;
  const lines = [...statements.indirect.lines, ...statements.direct.lines];
  const totals = [statements.indirect.totals, statements.direct.totals];
  const figures: Amount[] = [
    ...accounts.flatMap(({ opening, closing, movement }) => [opening, closing, movement]),
    ...lines.flatMap((line) => [
      ...[line.currentYear, line.priorYear, line.calculated, line.adjustments],
      ...line.sources.map(({ amount }) => amount),
    ]),
    ...totals.flatMap((total) => Object.values(total)),
    ...checks.flatMap(({ figure }) => figure ?? []),
    ...findings.flatMap((finding) => Object.values(finding.figures)),
  ];
  const quotations = [
    ...accounts.flatMap((account) => [account.code, account.name, account.type, nameOf(account)]),
    ...lines.map(({ lineItem }) => lineItem),
    ...checks.flatMap(({ title, paragraph }) => [title, paragraph]),
    ...findings.flatMap(({ paragraph }) => paragraph ?? []),
    ...detectors.flatMap(({ paragraphs }) => (paragraphs ? Object.values(paragraphs) : [])),
    ...standards,
  ];
  return { figures, quotations };
}
