import type { Concept } from "../../concepts/concepts.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import type { Journal } from "../../worksheet/postJournals.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";
import { lastYearsRows } from "./lastYearsRows.ts";

const KINDS = [
  {
    concept: "acquisition_of_subsidiary",
    heading: "Business acquired",
    total: "Paid for businesses, net of their cash",
  },
  {
    concept: "disposal_of_subsidiary",
    heading: "Business disposed of",
    total: "Received for businesses, net of their cash",
  },
] as const satisfies readonly { concept: Concept; heading: string; total: string }[];

type Row = Disclosure["rows"][number];

/**
 * The note on businesses acquired and disposed of, from the journals that list their assets and liabilities (IAS 7.40;
 * ASC 230-10-50-3 and 805-20-50-1). Null where there are none.
 */
export function businessesBoughtAndSold(context: StatementContext): Disclosure | null {
  const own = KINDS.flatMap((kind) => rowsOf(kind, context));
  const rows = [...own, ...lastYearsRows("businesses", context)];
  if (rows.length === 0) return null;
  const isUsGaap = context.framework === "US_GAAP";
  return {
    id: "businesses",
    title: "Acquisitions and disposals of businesses",
    paragraph: isUsGaap ? "ASC 230-10-45-13(d), 805-20-50-1" : "IAS 7.39-42",
    columns: ["Amount"],
    rows,
    asks:
      own.length === 0
        ? []
        : [
            `Say the total consideration, the part of it in cash and cash equivalents, and the cash and cash equivalents of the businesses (${isUsGaap ? "ASC 805-20-50-1, 805-30-50-1" : "IAS 7.40(a)-(c)"}): the amounts here are net of that cash.`,
          ],
  };
}

function rowsOf(
  { concept, heading, total }: (typeof KINDS)[number],
  context: StatementContext,
): Row[] {
  const amount = lineAmount(context.indirect, concept);
  const journals = context.journals.filter((journal) => namesCash(journal, concept));
  if (amount === 0n && journals.length === 0) return [];
  return [
    ...journals.flatMap((journal) => partsOf(journal, heading, context)),
    { label: total, amounts: [formatMinor(amount, context.decimals)], isTotal: true },
  ];
}

function namesCash({ lines }: Journal, concept: Concept): boolean {
  return lines.some((line) => line.kind === "cash" && line.concept === concept);
}

/** The assets and liabilities of a business, debit-positive. */
function partsOf(
  { reason, lines }: Journal,
  heading: string,
  { worksheet, decimals }: StatementContext,
): Row[] {
  const parts = lines.flatMap((line): Row[] => {
    if (line.kind !== "account") return [];
    const name = worksheet.ledgerIndex.byCode.get(line.account)?.name ?? line.account;
    return [{ label: name, amounts: [formatMinor(line.amount, decimals)], isTotal: false }];
  });
  return [{ label: `${heading}: ${reason}`, amounts: [null], isTotal: false }, ...parts];
}
