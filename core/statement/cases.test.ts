import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type {
  BalanceSheetRow,
  ProfitLossRow,
  RowsByFileType,
  TrialBalanceRow,
} from "../ingest/rows.ts";
import { sum } from "../money/Minor.ts";
import {
  casesFolder,
  readCaseAdjustments,
  readCaseRows,
  readCaseText,
} from "../testing/readCase.ts";
import { prepareStatement } from "./prepareStatement.ts";
import type { MethodStatement } from "./StatementDocument.ts";

type Expected = {
  statements: {
    framework: "IFRS" | "IFRS18" | "US_GAAP";
    method: "indirect" | "direct";
    lines: Record<"operating" | "investing" | "financing", Record<string, number>>;
    totals: Record<string, number>;
  }[];
};

const names = readdirSync(casesFolder);

for (const name of names) {
  const expected: Expected = JSON.parse(readCaseText(name, "expected.json"));
  for (const statement of expected.statements) {
    const title = `${name}, ${statement.framework}, ${statement.method}`;
    test(`${title}: every concept and total to the cent, from balance sheet and profit and loss`, async () => {
      const presented = present(name, statement, await readCaseRows(name));
      expect(figures(presented)).toEqual(asFigures(statement));
    });

    test(`${title}: the same from a trial balance derived from them`, async () => {
      const presented = present(name, statement, {
        trial_balance: deriveTrialBalance(await readCaseRows(name)),
      });
      expect(figures(presented)).toEqual(asFigures(statement));
    });
  }
}

function present(
  name: string,
  { framework, method }: Expected["statements"][number],
  rows: Partial<RowsByFileType>,
): MethodStatement {
  const prepared = prepareStatement({
    rows,
    framework,
    currency: "USD",
    policies: {},
    adjustments: readCaseAdjustments(name),
    mappings: new Map(),
    rememberedMappings: new Map(),
    verifications: [],
    period: null,
    entity: null,
  });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
  return prepared.value.statements[method];
}

function figures({ lines, totals }: MethodStatement) {
  const shown = lines.filter((line) => !line.isSubtotal && Number(line.currentYear) !== 0);
  const isBody = (category: string) => category !== "reconciliation";
  return {
    lines: Object.fromEntries(
      shown
        .filter(({ category }) => isBody(category))
        .map((line) => [`${line.category}.${line.concept}`, line.currentYear]),
    ),
    totals: Object.fromEntries(Object.entries(totals).filter(([, amount]) => Number(amount) !== 0)),
  };
}

function asFigures({ lines, totals }: Expected["statements"][number]) {
  const inCategories = Object.entries(lines).flatMap(([category, amounts]) =>
    Object.entries(amounts).map(
      ([concept, amount]) => [`${category}.${concept}`, amount.toFixed(2)] as const,
    ),
  );
  const nonZero = Object.entries(totals).filter(([, amount]) => amount !== 0);
  return {
    lines: Object.fromEntries(inCategories),
    totals: Object.fromEntries(nonZero.map(([total, amount]) => [total, amount.toFixed(2)])),
  };
}

/** The trial balance the statements were drawn up from: profit taken back out of retained earnings. */
function deriveTrialBalance({
  balance_sheet,
  profit_loss,
}: {
  balance_sheet: readonly BalanceSheetRow[];
  profit_loss: readonly ProfitLossRow[];
}): TrialBalanceRow[] {
  const isCredit = (type: string) => /liability|equity|revenue|income/i.test(type);
  const sign = (type: string) => (isCredit(type) ? -1n : 1n);
  const profit = (column: "current" | "prior") =>
    -sum(profit_loss.map((row) => sign(row.type) * row[column]));
  const isRetained = (row: BalanceSheetRow) => row.name === "Retained earnings";
  const positions = balance_sheet.map((row) => {
    const [opening, closing] = [sign(row.type) * row.opening, sign(row.type) * row.closing];
    return isRetained(row)
      ? columns(row, closing + profit("current"), opening + profit("prior"))
      : columns(row, closing, opening);
  });
  const results = profit_loss.map((row) =>
    columns(row, sign(row.type) * row.current, sign(row.type) * row.prior),
  );
  return [...positions, ...results];
}

function columns(
  row: BalanceSheetRow | ProfitLossRow,
  current: bigint,
  prior: bigint,
): TrialBalanceRow {
  const { code, name, type, entity, currency, isElimination, sheet } = row;
  return {
    row: row.row,
    sheet,
    code,
    name,
    type,
    entity,
    currency,
    isElimination,
    currentDebit: current > 0n ? current : 0n,
    currentCredit: current < 0n ? -current : 0n,
    priorDebit: prior > 0n ? prior : 0n,
    priorCredit: prior < 0n ? -prior : 0n,
  };
}
