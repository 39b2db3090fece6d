import type { Concept } from "../../concepts/concepts.ts";
import type { Comparatives } from "../../ingest/comparatives/readComparatives.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";

const ITEMS = [
  ["Interest paid", "interest_paid"],
  ["Interest received", "interest_received"],
  ["Dividends received", "dividends_received"],
  ["Income taxes paid", "income_taxes_paid"],
] as const;

/** Interest and income taxes paid, and interest and dividends received (IAS 7.31, 7.35; ASC 230-10-50-2). */
export function paidInThePeriod(context: StatementContext): Disclosure {
  const { framework, direct } = context;
  const isUsGaap = framework === "US_GAAP";
  const hasTaxes = lineAmount(direct, "income_taxes_paid") !== 0n;
  return {
    id: "interest_and_taxes_paid",
    title: "Interest, dividends and income taxes paid and received",
    paragraph: isUsGaap ? "ASC 230-10-50-2, 740-10-50-22" : "IAS 7.31, 7.35",
    ...listFlows(context, ITEMS),
    asks:
      isUsGaap && hasTaxes
        ? [
            "Say income taxes paid, net of refunds, by federal, state and foreign, and by each jurisdiction that has five per cent or more of them (ASC 740-10-50-22 and 50-23, ASU 2023-09).",
          ]
        : [],
  };
}

/** The categories of interest and dividends under IFRS 18 for this entity (IAS 7.33A-34D). */
export function categoriesUsed(context: StatementContext): Disclosure {
  const { policies } = context;
  return {
    id: "categories_used",
    title: "Categories of interest and dividends",
    paragraph: "IAS 7.33A-34D",
    ...listFlows(context, [
      [`Interest paid: ${policies.interestPaid}`, "interest_paid"],
      [`Interest received: ${policies.interestReceived}`, "interest_received"],
      [`Dividends received: ${policies.dividendsReceived}`, "dividends_received"],
      [`Dividends paid: ${policies.dividendsPaid}`, "dividends_paid"],
    ]),
    asks: [],
  };
}

/** Amounts by concept, with last year's beside them where a supplied statement has at least one of them. */
function listFlows(
  { direct, comparatives, decimals }: StatementContext,
  items: readonly (readonly [string, Concept])[],
): Pick<Disclosure, "columns" | "rows"> {
  const isShown = items.some(([, concept]) => comparatives?.byConcept.has(concept));
  const shown = isShown ? comparatives : null;
  return {
    columns: shown ? ["Amount", "Prior year, as supplied"] : ["Amount"],
    rows: items.map(([label, concept]) => ({
      label,
      amounts: [
        formatMinor(lineAmount(direct, concept), decimals),
        ...(shown ? [priorOf(shown, concept, decimals)] : []),
      ],
      isTotal: false,
    })),
  };
}

/** Last year's amount; null where last year's statement does not have the line. */
function priorOf({ byConcept }: Comparatives, concept: Concept, decimals: number): string | null {
  const amount = byConcept.get(concept);
  return amount === undefined ? null : formatMinor(amount, decimals);
}
