import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { problem } from "../../../problem/Problem.ts";
import type { LedgerSink } from "../../LedgerRecord.ts";
import { cellAt } from "../balances/balanceIn.ts";
import { type LedgerColumns, matchLedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import type { RowTaker } from "../RowReader.ts";
import { watchCurrencies } from "../watchCurrencies.ts";
import { flatRowReader } from "./flatRows.ts";

/** Columns of a row that has both sides of an entry: what both have in common stands in either. */
type PairedColumns = { debit: LedgerColumns; credit: LedgerColumns; taxes: readonly number[] };

const [DEBIT, CREDIT] = ["debit", "credit"] as const;
const DEBITS =
  "debit|debits|debited|dr|借方|차변|soll|debe|dare|debet|debito|wn|winien|debitor|debitoare";
const CREDITS =
  "credit|credits|credited|cr|貸方|贷方|대변|haben|haber|avere|kredit|credito|ma|creditor|creditoare";
const SIDES = new Map([
  ...DEBITS.split("|").map((word) => [word, DEBIT] as const),
  ...CREDITS.split("|").map((word) => [word, CREDIT] as const),
]);
/** What stands in a column of tax within the amount beside it. */
const TAX = /^(?:税額|税金額|消費税額|tax amount|tax|vat|vat amount)$/;

/** The columns of a row of headings that names an account and an amount to debit, and the same to credit; null for another. */
export function pairedColumns(headings: readonly string[]): PairedColumns | null {
  const sided = headings.map((heading) => sideOf(normaliseHeading(heading)));
  const common = matchLedgerColumns(sided.map(({ side, rest }) => (side === null ? rest : "")));
  const columnsOf = (own: typeof DEBIT | typeof CREDIT) => {
    const matched = matchLedgerColumns(
      sided.map(({ side, rest }) => (side === own ? rest || "amount" : "")),
    );
    const { code, name, amount, party } = matched;
    return { ...common, ...withoutAbsent({ code, name, amount, party }) };
  };
  const [debit, credit] = [columnsOf(DEBIT), columnsOf(CREDIT)];
  const isSide = ({ code, name, amount }: LedgerColumns) =>
    (code !== undefined || name !== undefined) && amount !== undefined;
  const isWhole = isSide(debit) && isSide(credit) && common.date !== undefined;
  const isOwn =
    debit.amount !== credit.amount && (debit.code ?? debit.name) !== (credit.code ?? credit.name);
  if (!isWhole || !isOwn) return null;
  const taxes = sided.flatMap(({ side, rest }, at) =>
    side !== null && TAX.test(rest) ? [at] : [],
  );
  return { debit, credit, taxes };
}

/** The side that a heading speaks of, in front or behind, and what else it says. */
function sideOf(heading: string): { side: typeof DEBIT | typeof CREDIT | null; rest: string } {
  const [first = "", ...others] = heading.split(" ");
  const last = others.at(-1) ?? "";
  const inFront = SIDES.get(first);
  if (inFront) return { side: inFront, rest: others.join(" ") };
  const behind = SIDES.get(last);
  if (behind)
    return { side: behind, rest: [first, ...others.slice(0, -1)].join(" ").replace(/ to$/, "") };
  // East Asian headings run their words together
  const side = SIDES.get(heading.slice(0, 2));
  return side ? { side, rest: heading.slice(2).trim() } : { side: null, rest: heading };
}

function withoutAbsent(
  columns: { [Field in keyof LedgerColumns]: number | undefined },
): LedgerColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined));
}

/** Whether rows have an account and an amount on both sides. */
export function arePaired(rows: readonly Row[], { debit, credit }: PairedColumns): boolean {
  const isFilled = (cells: readonly string[], { code, name, amount }: LedgerColumns) =>
    (cellAt(cells, code) || cellAt(cells, name)) !== "" && nearAmount(cellAt(cells, amount)) !== 0;
  return rows.some(({ cells }) => isFilled(cells, debit) && isFilled(cells, credit));
}

/**
 * Reads rows that have both sides of an entry, each with an account and an amount of its own; of an entry
 * of more lines, the rows that one side has more are blank on the other.
 */
export function pairedReader({ debit, credit, taxes }: PairedColumns, sink: LedgerSink): RowTaker {
  const [debitOf, creditOf] = [debit, credit].map((side) => flatRowReader(side, sink.labels));
  const currencies = watchCurrencies(debit, sink);
  let [firstTaxed, taxed] = [0, 0];
  return {
    take: (row, cells) => {
      const debited = debitOf?.(row, cells);
      const credited = creditOf?.(row, cells);
      if (debited && isSided(debited)) {
        currencies.note(debited, cells);
        sink.line(debited);
      }
      if (credited && isSided(credited))
        sink.line({ ...credited, amount: "", credit: credited.amount });
      if (!taxes.some((at) => nearAmount(cellAt(cells, at)) !== 0)) return;
      if (taxed === 0) firstTaxed = row;
      taxed += 1;
    },
    end: currencies.end,
    differences: () =>
      taxed === 0
        ? []
        : [problem("ledger_tax_beside_amounts", { row: firstTaxed, value: String(taxed) })],
  };
}

/** A side that is left blank may have a nil. */
function isSided({
  account,
  accountName,
  amount,
}: {
  account: string;
  accountName: string;
  amount: string;
}): boolean {
  return account !== "" || accountName !== "" || nearAmount(amount) !== 0;
}
