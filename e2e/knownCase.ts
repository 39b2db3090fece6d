import { type ExpectedStatement, readCase } from "../cases/readCase.ts";

/** The path of a file of a case with known answers. */
export function fileOf(name: string, fileName: string): string {
  const path = readCase(name).files.get(fileName);
  if (path === undefined) throw new Error(`${name} has no ${fileName}`);
  return path;
}

/** What the statement of a case must say under the indirect method. */
export function indirectOf(name: string): ExpectedStatement {
  const found = readCase(name).statements.find(({ method }) => method === "indirect");
  if (!found) throw new Error(`${name} has no indirect statement`);
  return found;
}

/** The amounts of a statement by concept, lines and totals alike, without those of nil. */
export function amountsOf({ lines, totals }: ExpectedStatement): Record<string, number> {
  const amounts = {
    ...Object.assign({}, ...Object.values(lines)),
    net_cash_operating: totals.operating,
    net_cash_investing: totals.investing,
    net_cash_financing: totals.financing,
    net_change_in_cash: totals.netChange,
    cash_at_beginning: totals.cashAtBeginning,
    cash_at_end: totals.cashAtEnd,
  };
  const numbers = Object.entries(amounts).map(([key, amount]) => [key, Number(amount)] as const);
  return Object.fromEntries(numbers.filter(([, amount]) => amount !== 0));
}
