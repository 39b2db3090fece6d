import { formatMinor } from "../../money/formatMinor.ts";
import { type Minor, sum } from "../../money/Minor.ts";
import { type Role, roles } from "../../roles/roles.ts";
import { isCash } from "../../worksheet/Chart.ts";
import { lineAmount, type StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";
import {
  type LiabilityRow,
  reconcileFinancingLiabilities,
} from "./reconcileFinancingLiabilities.ts";

/** The notes beneath the statement that the framework asks for. */
export function listDisclosures(context: StatementContext): Disclosure[] {
  const notes = [componentsOfCash(context), paidInThePeriod(context)];
  if (context.framework === "US_GAAP") return notes;
  const liabilities = reconcileFinancingLiabilities(context);
  if (liabilities.length > 0) notes.push(financingLiabilities(liabilities));
  if (context.framework === "IFRS18") notes.push(categoriesUsed(context));
  return notes;
}

const CASH_ROLES: readonly Role[] = [
  "cash_and_cash_equivalents",
  "restricted_cash",
  "bank_overdraft",
];

/** Cash by component, and what of it the statement does not count (IAS 7.45, 7.48; ASC 230-10-50-8). */
function componentsOfCash({
  worksheet,
  framework,
  policies,
  indirect,
}: StatementContext): Disclosure {
  const components = CASH_ROLES.flatMap((role) => {
    const accounts = worksheet.chart.accounts.filter((account) => account.role === role);
    if (accounts.length === 0) return [];
    const isOutside = accounts.every((account) => !isCash(account, policies));
    const label = `${roles[role].label}${isOutside ? " (not included in cash)" : ""}`;
    const amounts = [
      sum(accounts.map(({ opening }) => opening)),
      sum(accounts.map(({ closing }) => closing)),
    ];
    return [{ isOutside, row: { label, amounts: amounts.map(formatMinor), isTotal: false } }];
  });
  const rowsOf = (isWanted: boolean) =>
    components.flatMap(({ isOutside, row }) => (isOutside === isWanted ? [row] : []));
  const total = [indirect.cashAtBeginning, indirect.cashAtEnd].map(formatMinor);
  return {
    id: "components_of_cash",
    title:
      framework === "US_GAAP"
        ? "Cash and restricted cash reconciled to the balance sheet"
        : "Components of cash and cash equivalents",
    paragraph: framework === "US_GAAP" ? "ASC 230-10-50-8" : "IAS 7.45, 7.48",
    columns: ["Opening", "Closing"],
    rows: [
      ...rowsOf(false),
      { label: "Cash in the statement", amounts: total, isTotal: true },
      ...rowsOf(true),
    ],
  };
}

/** Interest and income taxes paid, and interest and dividends received (IAS 7.31, 7.35; ASC 230-10-50-2). */
function paidInThePeriod({ direct, framework }: StatementContext): Disclosure {
  const items = [
    ["Interest paid", "interest_paid"],
    ["Interest received", "interest_received"],
    ["Dividends received", "dividends_received"],
    ["Income taxes paid", "income_taxes_paid"],
  ] as const;
  return {
    id: "interest_and_taxes_paid",
    title: "Interest, dividends and income taxes paid and received",
    paragraph: framework === "US_GAAP" ? "ASC 230-10-50-2" : "IAS 7.31, 7.35",
    columns: ["Amount"],
    rows: items.map(([label, concept]) => ({
      label,
      amounts: [formatMinor(lineAmount(direct, concept))],
      isTotal: false,
    })),
  };
}

/** The reconciliation of liabilities arising from financing activities (IAS 7.44A-44E). */
function financingLiabilities(liabilities: readonly LiabilityRow[]): Disclosure {
  const figures = (row: LiabilityRow): Minor[] => [
    row.opening,
    row.cashFlows,
    row.newLeases,
    row.acquisitions,
    row.otherNonCash,
    row.closing,
  ];
  const totals = figuresOfTotal(liabilities.map(figures));
  return {
    id: "financing_liabilities",
    title: "Reconciliation of liabilities arising from financing activities",
    paragraph: "IAS 7.44A-44E",
    columns: ["Opening", "Cash flows", "New leases", "Acquisitions", "Other non-cash", "Closing"],
    rows: [
      ...liabilities.map((row) => ({
        label: row.label,
        amounts: figures(row).map(formatMinor),
        isTotal: false,
      })),
      { label: "Total", amounts: totals.map(formatMinor), isTotal: true },
    ],
  };
}

function figuresOfTotal(rows: readonly Minor[][]): Minor[] {
  return (rows[0] ?? []).map((_, index) => sum(rows.map((row) => row[index] ?? 0n)));
}

/** Where IFRS 18 puts interest and dividends for this entity (IAS 7.33A-34D). */
function categoriesUsed({ policies, direct }: StatementContext): Disclosure {
  const rows = [
    [`Interest paid: ${policies.interestPaid}`, "interest_paid"],
    [`Interest received: ${policies.interestReceived}`, "interest_received"],
    [`Dividends received: ${policies.dividendsReceived}`, "dividends_received"],
    [`Dividends paid: ${policies.dividendsPaid}`, "dividends_paid"],
  ] as const;
  return {
    id: "categories_used",
    title: "Categories of interest and dividends",
    paragraph: "IAS 7.33A-34D",
    columns: ["Amount"],
    rows: rows.map(([label, concept]) => ({
      label,
      amounts: [formatMinor(lineAmount(direct, concept))],
      isTotal: false,
    })),
  };
}
