import type { StatementDocument } from "../statement/StatementDocument.ts";

/** Lists information that the statement needs and the files do not have, in words for a person. */
export function listMissingItems(document: StatementDocument): string[] {
  const { hasComparatives, statements, warnings, checks } = document;
  const comparatives = hasComparatives
    ? []
    : ["Last year's cash flow statement: without it the statement has no comparatives (IAS 1.38)."];
  const rates = warnings
    .filter(({ code }) => code === "exchange_rates_missing")
    .map(({ message }) => message);
  const gross = statements.direct.lines.flatMap(({ lineItem, status, reviewReasons }) =>
    status === "review" ? reviewReasons.map((reason) => `${lineItem}: ${reason}`) : [],
  );
  const open = checks
    .filter(({ id, status }) => status === "review" && checksThatAsk.has(id))
    .map(({ title, explanation, paragraph }) => `${title} (${paragraph}): ${explanation}`);
  return [...new Set([...comparatives, ...rates, ...gross, ...open])];
}

/** Checks whose review asks for a document, not about a doubtful figure. */
const checksThatAsk: ReadonlySet<string> = new Set(["paid_not_charged", "exchange_effect"]);
