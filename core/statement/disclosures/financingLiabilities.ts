import type { Concept } from "../../concepts/concepts.ts";
import type { Comparatives } from "../../ingest/comparatives/readComparatives.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";
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

/** The flows of last year's statement that belong to each kind of liability. */
const FLOWS: Readonly<Record<string, readonly Concept[]>> = {
  Borrowings: ["proceeds_from_borrowings", "repayment_of_borrowings"],
  Bonds: ["proceeds_from_bonds", "repayment_of_bonds"],
  "Lease liabilities": ["payment_of_lease_liabilities"],
};

type Row = Disclosure["rows"][number];

/**
 * The reconciliation of liabilities arising from financing activities (IAS 7.44A-44E), with what last
 * year's statement shows of it beneath. Null where there are none.
 */
export function financingLiabilities(context: StatementContext): Disclosure | null {
  const liabilities = reconcileFinancingLiabilities(context);
  if (liabilities.length === 0) return null;
  const { comparatives, decimals } = context;
  const prior = comparatives ? priorRows(liabilities, comparatives, decimals) : [];
  return {
    id: "financing_liabilities",
    title: "Reconciliation of liabilities arising from financing activities",
    paragraph: "IAS 7.44A-44E",
    columns: COLUMNS,
    rows: [...currentRows(liabilities, decimals), ...prior],
    asks:
      prior.length === 0
        ? []
        : [
            "Say the opening balances of last year and its changes without cash (IAS 1.38): last year's statement does not show them.",
          ],
  };
}

function currentRows(liabilities: readonly LiabilityRow[], decimals: number): Row[] {
  const figures = liabilities.map((row): Minor[] => [
    row.opening,
    row.cashFlows,
    row.newLeases,
    row.acquisitions,
    row.otherNonCash,
    row.closing,
  ]);
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

/** Last year's flows as supplied, and its closing balances, which are this year's opening ones. */
function priorRows(
  liabilities: readonly LiabilityRow[],
  { byConcept }: Comparatives,
  decimals: number,
): Row[] {
  return liabilities.flatMap(({ label, opening }): Row[] => {
    const flows = (FLOWS[label] ?? []).flatMap((concept) => byConcept.get(concept) ?? []);
    if (flows.length === 0) return [];
    return [
      {
        label: `${label}, prior year as supplied`,
        amounts: [
          null,
          formatMinor(sum(flows), decimals),
          null,
          null,
          null,
          formatMinor(opening, decimals),
        ],
        isTotal: false,
      },
    ];
  });
}
