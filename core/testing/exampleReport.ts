import type { Method } from "../policies/policies.ts";
import type { StatementInput } from "../statement/StatementInput.ts";
import type { ReportAdjustment, StatementReport } from "../tabulate/StatementReport.ts";
import { journalsOf, type Transaction, transactionKinds } from "./cashBook.ts";
import { statementFrom } from "./statementFrom.ts";
import { inputOf } from "./statementInputs.ts";
import { yearLedger } from "./yearLedger.ts";

/** One transaction of every kind a company is made of. */
const oneOfEach: readonly Transaction[] = Object.keys(transactionKinds).map((kind, index) => ({
  kind,
  amount: BigInt((index + 3) * 1_234_56),
}));

/** The files of the company of `exampleReport`. */
export const exampleRows = inputOf(oneOfEach, true).rows;

/** A finished report of a generated company; what a test is about it changes. */
export function exampleReport(
  changes: Partial<StatementInput> = {},
  method: Method = "indirect",
): StatementReport {
  const document = statementFrom({ ...inputOf(oneOfEach, true), ...changes });
  return {
    document,
    method,
    projectName: "Halden Marine 2025",
    entityName: "Halden Marine Supplies plc",
    entities: [],
    entity: null,
    period: { start: "2025-01-01", end: "2025-12-31" },
    version: 3,
    preparedAt: "2026-02-14T09:30:00.000Z",
    preparedBy: "A. Preparer",
    sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    isSuperseded: false,
    files: [
      {
        fileType: "trial_balance",
        fileName: "trial-balance-2025.csv",
        sha256: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
      },
    ],
    adjustments: journalsOf(oneOfEach).map(journalAsReported),
    auditTrail: [],
    auditHead: null,
    notes: [
      {
        disclosureId: "components_of_cash",
        text: "Cash is held at two banks.\nNone of it is pledged.",
      },
    ],
  };
}

/** A report of a year's entries, shown in its quarters. */
export function reportInQuarters(): StatementReport {
  const report = exampleReport({
    rows: {},
    generalLedger: yearLedger,
    periods: "month",
    mappings: new Map(),
    adjustments: [],
  });
  return { ...report, adjustments: [], periodLength: "quarter" };
}

function journalAsReported({
  id,
  reason,
  lines,
}: ReturnType<typeof journalsOf>[number]): ReportAdjustment {
  return {
    id,
    reason,
    adjustmentType: "journal",
    status: "active",
    createdAt: "2026-02-13T16:00:00.000Z",
    createdBy: "A. Preparer",
    reversedAt: null,
    concept: null,
    originalValue: null,
    adjustedValue: null,
    lines: lines.map((line) => {
      const figure = (line.amount < 0n ? -line.amount : line.amount).toString().padStart(3, "0");
      const written = `${figure.slice(0, -2)}.${figure.slice(-2)}`;
      return {
        account: line.kind === "account" ? line.account : null,
        accountName: line.kind === "account" ? `Account ${line.account}` : null,
        concept: line.kind === "cash" ? line.concept : line.presentAs,
        debit: line.amount > 0n ? written : null,
        credit: line.amount < 0n ? written : null,
      };
    }),
  };
}
