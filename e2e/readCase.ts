import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const cases = resolve(import.meta.dirname, "../core/testing/cases");

type Totals = Record<
  "operating" | "investing" | "financing" | "netChange" | "cashAtBeginning" | "cashAtEnd",
  number
>;

/** What a statement of a known-answer case must say. */
export type ExpectedStatement = {
  framework: "IFRS" | "US_GAAP";
  method: "indirect" | "direct";
  lines: Record<string, Record<string, number>>;
  totals: Totals;
};

/** A known-answer case: its files, and what the statement must say. */
export type KnownCase = {
  balanceSheet: string;
  profitLoss: string;
  indirect: ExpectedStatement;
};

/** Reads a case of core/testing/cases. */
export function readCase(name: string): KnownCase {
  const folder = join(cases, name);
  const { statements }: { statements: ExpectedStatement[] } = JSON.parse(
    readFileSync(join(folder, "expected.json"), "utf8"),
  );
  const indirect = statements.find(({ method }) => method === "indirect");
  if (!indirect) throw new Error(`${name} has no indirect statement`);
  return {
    balanceSheet: join(folder, "balance_sheet.csv"),
    profitLoss: join(folder, "profit_loss.csv"),
    indirect,
  };
}

/** The amounts of a statement that are not zero by concept, lines and totals alike. */
export function amountsOf({ lines, totals }: ExpectedStatement): Record<string, number> {
  const amounts: Record<string, number> = {
    ...Object.assign({}, ...Object.values(lines)),
    net_cash_operating: totals.operating,
    net_cash_investing: totals.investing,
    net_cash_financing: totals.financing,
    net_change_in_cash: totals.netChange,
    cash_at_beginning: totals.cashAtBeginning,
    cash_at_end: totals.cashAtEnd,
  };
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}
