import { accountLabel, isConcept, lineLabel } from "@tieout/core";
import type { FormFacts } from "./forms/GuidedForm.ts";
import type { JournalLine } from "./forms/journal.ts";

/** What a line of a journal stands on, in words. */
export function nameOfLine(
  { account, cash, presentAs }: JournalLine,
  { accounts, framework }: FormFacts,
): string {
  const labelOf = (concept: string) =>
    isConcept(concept) ? lineLabel(concept, framework) : concept;
  if (account === undefined) return `Cash: ${labelOf(cash ?? "")}`;
  const name = accounts.find(({ code }) => code === account)?.name ?? "";
  const addBack = presentAs === undefined ? "" : `, added back as ${labelOf(presentAs)}`;
  return `${accountLabel(account, name)}${addBack}`;
}
