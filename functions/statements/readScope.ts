import type { AdjustmentRecord } from "@tieout/contract";
import {
  decimalsOf,
  formatMinor,
  minorInDecimals,
  type ReportAdjustment,
  type ReportJournalLine,
} from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { ProjectKey } from "../store/changeProject.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { readAll } from "../store/readPages.ts";
import type { StatementScope } from "./StatementScope.ts";

/** What a version keeps of its project, before it is known which roles concern its accounts. */
export type ScopeRead = Omit<
  StatementScope,
  "mappings" | "rememberedMappings" | "traits" | "sha256"
>;

/** Reads what a version that is to be made keeps of its project, whose owner is the one who asks. */
export async function readScope(
  deps: Deps,
  key: ProjectKey,
  { name, entityName, period, currency }: ProjectRecord,
): Promise<ScopeRead> {
  const [records, notes, person] = await Promise.all([
    readAll(projectCollection(deps.db, key.projectId, "adjustments").orderBy("createdAt")),
    readNotes(deps, key),
    personName(deps, key.uid),
  ]);
  const people = person === null ? {} : { [key.uid]: person };
  return {
    projectName: name,
    entityName,
    period,
    notes,
    people,
    adjustments: records.map((document) =>
      describeAdjustment({ ...document.data(), id: document.id }, people, currency),
    ),
  };
}

/** The user's words for the disclosures of a project, in the order of their ids. */
export async function readNotes(
  deps: Deps,
  { projectId }: ProjectKey,
): Promise<StatementScope["notes"]> {
  const notes = await readAll(projectCollection(deps.db, projectId, "disclosureNotes"));
  return notes.map((document) => {
    const { disclosureId, text } = document.data();
    return { disclosureId, text };
  });
}

/** An adjustment as exports print it; its accounts get their names from the statement. */
export function describeAdjustment(
  adjustment: Omit<AdjustmentRecord, "warnings">,
  people: StatementScope["people"],
  currency: string,
): StatementScope["adjustments"][number] {
  const { id, adjustmentType, reason, status, createdAt, createdBy, reversedAt } = adjustment;
  const { concept, originalValue, adjustedValue, body } = adjustment;
  const lines = body.adjustmentType === "journal" ? body.lines : [];
  return {
    id,
    adjustmentType,
    reason,
    status,
    createdAt,
    reversedAt,
    concept,
    originalValue,
    adjustedValue,
    createdBy: people[createdBy] ?? createdBy,
    lines: lines.map(
      ({ account, cash, debit, credit, presentAs }): ReportJournalLine => ({
        account: account ?? null,
        accountName: null,
        concept: cash ?? presentAs ?? null,
        debit: writtenAmount(debit, currency),
        credit: writtenAmount(credit, currency),
      }),
    ),
  };
}

/** People write "180" or "180.5": what is printed has the decimals of the currency. */
function writtenAmount(amount: string | undefined, currency: string): string | null {
  if (amount === undefined) return null;
  const decimals = decimalsOf(currency);
  return formatMinor(minorInDecimals(amount, decimals), decimals);
}

/** The same adjustment with the names its accounts have in a statement. */
export function withAccountNames<Adjustment extends ReportAdjustment>(
  adjustment: Adjustment,
  names: ReadonlyMap<string, string>,
): Adjustment {
  const lines = adjustment.lines.map((line) => ({
    ...line,
    accountName: names.get(line.account ?? "") ?? null,
  }));
  return { ...adjustment, lines };
}
