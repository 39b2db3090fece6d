import type { Framework, Method } from "../policies/policies.ts";
import { tieOutWords } from "../statement/checks/tieOutWords.ts";
import { decimalsOfDocument } from "../statement/describe/decimalsOfDocument.ts";
import { openPointsOf } from "../statement/doubts/listOpenPoints.ts";
import type { DraftReason } from "../statement/StatementDocument.ts";
import { describePeriod, periodColumns } from "./describePeriod.ts";
import type { PresentationUnit } from "./presentStatement.ts";
import { printAmount } from "./printAmount.ts";
import type { StatementReport } from "./StatementReport.ts";

/** The heading of a statement, with the same texts in every export. */
export type ReportHeading = {
  entity: string;
  title: string;
  period: string;
  standard: string;
  method: string;
  units: string;
  /** The unit of exact amounts. */
  exactUnits: string;
  columns: { current: string; prior: string };
  isDraft: boolean;
  /** Whether the inputs have changed since. */
  isSuperseded: boolean;
  status: string;
  /** The mark on every page; empty for a final statement. */
  mark: "" | "DRAFT" | "SUPERSEDED" | "DRAFT · SUPERSEDED";
};

/** The standard with its version, by framework. */
export const standards = {
  IFRS: "IFRS Accounting Standards: IAS 7 Statement of Cash Flows",
  IFRS18: "IFRS Accounting Standards: IAS 7 as amended by IFRS 18",
  US_GAAP: "US GAAP: FASB ASC Topic 230, Statement of Cash Flows",
} as const satisfies Record<Framework, string>;

const METHODS = {
  indirect: "Indirect method",
  direct: "Direct method",
} as const satisfies Record<Method, string>;

/** The heading of a report: entity, period, standard, currency, and whether it ties out. */
export function describeReport(report: StatementReport): ReportHeading {
  const { document, method, period, isSuperseded, presentationUnit = "units" } = report;
  const exactUnits = `All amounts in ${document.currency}, ${PRECISION[decimalsOfDocument(document)]}`;
  const isDraft = !document.tiesOut || missing(report).length > 0;
  return {
    entity: nameOf(report),
    title: titleOf(report),
    period: describePeriod(period),
    standard: standards[document.framework],
    method: METHODS[method],
    units: presentationUnit === "units" ? exactUnits : roundedUnits(document, presentationUnit),
    exactUnits,
    columns: periodColumns(period),
    isDraft,
    isSuperseded,
    status: statusOf(report),
    mark: markOf(isDraft, isSuperseded),
  };
}

/** Descriptions of the precision of amounts, by number of decimals. */
const PRECISION: Readonly<Record<number, string>> = {
  0: "without decimals",
  2: "to two decimals",
  3: "to three decimals",
};

/** Unit texts for a statement in thousands or millions: for the statement with notes, and for the rest. */
function roundedUnits(
  document: StatementReport["document"],
  unit: Exclude<PresentationUnit, "units">,
): string {
  const { currency } = document;
  const precision = PRECISION[decimalsOfDocument(document)];
  return `The statement, its notes and its columns are in ${unit} of ${currency}, rounded so that they add up; all else in ${currency}, ${precision}`;
}

/** The reporting entity, with the part that is shown. The project's name is not used as an entity's name. */
function nameOf({ projectName, entityName, entity }: StatementReport): string {
  const name = entityName ?? `Entity not stated (${projectName})`;
  return entity === null ? name : `${name}: ${entity}`;
}

type Shown = Pick<StatementReport, "entities" | "entity">;

/** The title of a statement; consolidated statements say so (IAS 1.51(b)). */
export function titleOf(shown: Shown): string {
  return isConsolidated(shown) ? "Consolidated statement of cash flows" : "Statement of cash flows";
}

/** Whether several entities are shown as one (IAS 1.51(b)). */
export function isConsolidated({ entities, entity }: Shown): boolean {
  return entity === null && entities.length > 1;
}

function markOf(isDraft: boolean, isSuperseded: boolean): ReportHeading["mark"] {
  if (!isSuperseded) return isDraft ? "DRAFT" : "";
  return isDraft ? "DRAFT · SUPERSEDED" : "SUPERSEDED";
}

/** Information that the heading needs (IAS 1.51; ASC 205-10-45-1A) but that is not set. */
function missing({ entityName, period }: StatementReport): string[] {
  return [
    ...(entityName === null ? ["the entity"] : []),
    ...(period === null ? ["the period"] : []),
  ];
}

function statusOf(report: StatementReport): string {
  const { document, method, isSuperseded } = report;
  const unsaid = missing(report);
  const wanted = unsaid.length === 0 ? "" : ` Still to be stated: ${unsaid.join(" and ")}.`;
  const since = isSuperseded ? " The project has changed since: this version is superseded." : "";
  if (!document.tiesOut) {
    return `Does not tie out.${reasonWords(document.draftReasons)}${wanted}${since}`;
  }
  const cash = printAmount(document.statements[method].totals.cashAtEnd);
  const claim = `Ties out: closing cash of ${document.currency} ${cash} ${tieOutWords(document.checks)}.`;
  return `${claim}${openWords(report)}${wanted}${since}`;
}

/** The first reason in full, and the number of the others. */
function reasonWords([first, ...others]: readonly DraftReason[]): string {
  if (first === undefined) return "";
  if (others.length === 0) return ` ${first.message}`;
  const more = others.length === 1 ? "1 more reason stands" : `${others.length} more reasons stand`;
  return ` ${first.message} ${more} with the checks.`;
}

function openWords({ document, method }: StatementReport): string {
  const { length } = openPointsOf(document, method);
  if (length === 0) return "";
  return length === 1 ? " 1 point is open." : ` ${length} points are open.`;
}
