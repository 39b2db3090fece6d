import type { Comparatives } from "../../ingest/comparatives/readComparatives.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Disclosure, DisclosureRow } from "../StatementDocument.ts";
import { lastYearsRows } from "./lastYearsRows.ts";
import {
  type LiabilityRow,
  reconcileFinancingLiabilities,
} from "./reconcileFinancingLiabilities.ts";

const COLUMNS = [
  "Opening",
  "Cash flows",
  "New leases",
  "Acquisitions",
  "Other non-cash",
  "Closing",
];

/**
 * The reconciliation of liabilities arising from financing activities (IAS 7.44A-44E), with comparatives below: from
 * last year's project, else from last year's statement. Null where there are none.
 */
export function financingLiabilities(context: StatementContext): Disclosure | null {
  const liabilities = reconcileFinancingLiabilities(context);
  const lastYears = lastYearsRows(ID, context);
  if (liabilities.length === 0 && lastYears.length === 0) return null;
  const { comparatives, decimals } = context;
  const supplied = lastYears.length === 0 ? priorRows(liabilities, comparatives, decimals) : [];
  return {
    id: ID,
    title: "Reconciliation of liabilities arising from financing activities",
    paragraph: "IAS 7.44A-44E",
    columns: COLUMNS,
    rows: [...currentRows(liabilities, decimals), ...lastYears, ...supplied],
    asks: asksOf({ lastYears, supplied, liabilities }, context),
  };
}

const ID = "financing_liabilities";

const LAST_YEARS =
  "last year's reconciliation (IAS 1.38): neither last year's project nor its statement says anything of these liabilities. Last year's cash flow gives it, or your own words do.";

type Shown = {
  lastYears: readonly DisclosureRow[];
  supplied: readonly DisclosureRow[];
  liabilities: readonly LiabilityRow[];
};

/** What the comparatives lack (IAS 1.38). A first period has none. */
function asksOf({ lastYears, supplied, liabilities }: Shown, context: StatementContext): string[] {
  const { isFirstPeriod, ledger, decimals } = context;
  if (lastYears.length > 0) {
    const closed = lastYears.find(({ isTotal }) => isTotal)?.amounts.at(-1);
    const opened = formatMinor(sum(liabilities.map(({ opening }) => opening)), decimals);
    return closed === opened
      ? []
      : [
          `Say why these liabilities open at ${opened}: last year's statement closes them at ${closed}.`,
        ];
  }
  if (supplied.length > 0)
    return supplied.every(({ amounts }) => amounts.every((amount) => amount !== null))
      ? []
      : [
          "Say of last year what stands empty here, and what of it moved without cash (IAS 1.38): neither its statement nor its balances show it.",
        ];
  if (isFirstPeriod) return [];
  const isNew = ledger.accounts.every(({ opening }) => opening === 0n);
  return [
    isNew
      ? `Nothing stood in the books when the period began. If it is the entity's first, say so in the project's settings; otherwise add ${LAST_YEARS}`
      : `Add ${LAST_YEARS}`,
  ];
}

function currentRows(liabilities: readonly LiabilityRow[], decimals: number): DisclosureRow[] {
  const figures = liabilities.map((row): Minor[] => [
    row.opening,
    row.cashFlows,
    row.newLeases,
    row.acquisitions,
    row.otherNonCash,
    row.closing,
  ]);
  if (liabilities.length === 0) return [];
  const totals = COLUMNS.map((_, at) => sum(figures.map((row) => row[at] ?? 0n)));
  return [
    ...liabilities.map(({ label }, at) => ({
      label,
      amounts: (figures[at] ?? []).map((amount) => formatMinor(amount, decimals)),
      isTotal: false,
    })),
    {
      label: "Total",
      amounts: totals.map((amount) => formatMinor(amount, decimals)),
      isTotal: true,
    },
  ];
}

/**
 * Last year's cash flows as supplied, between last year's and this year's opening balances. The rest of the change was
 * non-cash, of an unknown kind.
 */
function priorRows(
  liabilities: readonly LiabilityRow[],
  comparatives: Comparatives | null,
  decimals: number,
): DisclosureRow[] {
  return liabilities.flatMap((row): DisclosureRow[] => {
    const { label, opening: closing, lastYearOpening: opening } = row;
    const flows = comparatives && flowsOf(row, comparatives);
    if (flows === null && opening === null) return [];
    const isWhole = opening !== null && flows !== null;
    const withoutCash = isWhole ? closing - opening - flows : null;
    const others = isWhole && withoutCash === 0n ? [0n, 0n, 0n] : [null, null, withoutCash];
    return [
      {
        label: `${label}, prior year as supplied`,
        amounts: [opening, flows, ...others, closing].map((amount) =>
          amount === null ? null : formatMinor(amount, decimals),
        ),
        isTotal: false,
        isPriorYear: true,
      },
    ];
  });
}

function flowsOf({ lines }: LiabilityRow, { byConcept }: Comparatives): Minor | null {
  const flows = lines.flatMap((concept) => byConcept.get(concept) ?? []);
  return flows.length === 0 ? null : sum(flows);
}
