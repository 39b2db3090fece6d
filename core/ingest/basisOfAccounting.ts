import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import { fileTypeLabels, type UploadType } from "./fileTypes.ts";

/** When income and costs count: when they are earned and incurred, or when they are received and paid. */
export type BasisOfAccounting = "accrual" | "cash";

/** What a file says of the basis it was prepared on; null where it says none. */
export type BasisOfFile = { fileType: UploadType; basis: BasisOfAccounting | null };

/** The basis that a report of a bookkeeping program says it is on, above or below its rows; null where it says none, or both. */
export function basisOfAccounting({ rows }: Table): BasisOfAccounting | null {
  const said = new Set(
    rows.flatMap(({ cells }) => {
      const [text, ...others] = cells.filter((cell) => cell.trim() !== "");
      if (text === undefined || others.length > 0 || text.length > LONGEST) return [];
      return [...basisSaidIn(text)];
    }),
  );
  if (said.size !== 1) return null;
  return said.has("cash") ? "cash" : "accrual";
}

/** The bases that a line says. */
export function basisSaidIn(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(BASIS)].flatMap(([, behind, before = behind]) => before ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
}

/** "Accrual Basis  Monday, 5 January 2026 09:12" in one cell. */
const LONGEST = 160;
const BASIS = /\b(cash|accrual)s?[ -]basis\b|\bbasis: ?(cash|accrual)s?\b/gi;

/** That one of two files is on the cash basis and the other on the accrual basis: their figures are not of the same books. */
export function basesThatDiffer(files: readonly BasisOfFile[]): Problem[] {
  const cash = files.find(({ basis }) => basis === "cash");
  const accrual = files.find(({ basis }) => basis === "accrual");
  if (cash === undefined || accrual === undefined) return [];
  const where = {
    value: fileTypeLabels[cash.fileType],
    expected: fileTypeLabels[accrual.fileType],
  };
  return [problem("bases_differ", where)];
}

/** That balances are on the cash basis, where any of them say so: standards ask for the other. */
export function onCashBasis(files: readonly BasisOfFile[]): Problem[] {
  const found = files.find(({ basis }) => basis === "cash");
  return found ? [problem("on_cash_basis", { value: fileTypeLabels[found.fileType] })] : [];
}
