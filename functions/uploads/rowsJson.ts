import { decimalsOf, type FileType, type RowsByFileType } from "@tieout/core";
import * as z from "zod";
import {
  parseStored,
  type StoredJson,
  type StoredKind,
  storedKind,
} from "../store/kinds/StoredKind.ts";
import { type StoredList, writeList } from "../store/kinds/storedList.ts";
import { inDecimals } from "./inDecimals.ts";

/** JSON carries amounts in minor units as text. */
const minor = z.string().regex(/^-?\d+$/, "Expected an amount in minor units");

const account = {
  row: z.number(),
  sheet: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  type: z.string(),
  entity: z.string().nullable(),
  currency: z.string().nullable(),
  isElimination: z.boolean(),
};

/** The fields of each file type's rows that are amounts. */
const amounts = {
  trial_balance: {
    currentDebit: minor,
    currentCredit: minor,
    priorDebit: minor,
    priorCredit: minor,
  },
  profit_loss: { current: minor, prior: minor },
  balance_sheet: { opening: minor, closing: minor },
  fx_rates: {},
  prior_cashflow: { amount: minor },
  prior_trial_balance: {
    currentDebit: minor,
    currentCredit: minor,
    priorDebit: minor,
    priorCredit: minor,
  },
  prior_balance_sheet: { opening: minor, closing: minor },
} as const satisfies Record<FileType, z.ZodRawShape>;

const rate = {
  row: z.number(),
  date: z.string().nullable(),
  currency: z.string(),
  inCurrency: z.string().optional(),
  rate: z.string(),
  description: z.string(),
};

const line = {
  row: z.number(),
  lineItem: z.string(),
  category: z.string(),
  notes: z.string(),
  concept: z.string().nullable(),
};

type StoredRow = Readonly<Record<string, unknown>>;

type StoredFileRows = { decimals: number; items: StoredRow[] };

const kinds: Record<FileType, StoredKind<StoredFileRows>> = {
  trial_balance: rowsKind({ ...account, ...amounts.trial_balance }),
  profit_loss: rowsKind({ ...account, ...amounts.profit_loss }),
  balance_sheet: rowsKind({ ...account, ...amounts.balance_sheet }),
  fx_rates: rowsKind({ ...rate, ...amounts.fx_rates }),
  prior_cashflow: rowsKind({ ...line, ...amounts.prior_cashflow }),
  prior_trial_balance: rowsKind({ ...account, ...amounts.prior_trial_balance }),
  prior_balance_sheet: rowsKind({ ...account, ...amounts.prior_balance_sheet }),
};

function rowsKind(shape: z.ZodRawShape): StoredKind<StoredFileRows> {
  return storedKind({
    name: "list of rows",
    schema: z.object({ decimals: z.number(), items: z.array(z.object(shape)) }),
    // Amounts of every currency had two decimals.
    upgrades: [(stored) => ({ decimals: decimalsOf(null), ...stored })],
  });
}

/** Validated rows as they are stored: amounts in minor units as text, and how many decimals those have. */
export function writeRows(
  fileType: FileType,
  rows: RowsByFileType[FileType],
  decimals: number,
): StoredList {
  const written = (_key: string, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value;
  return writeList(kinds[fileType], rows, written, { decimals });
}

/** The rows of a file of a type, their amounts in so many decimals; a field that does not read is an error. */
export function parseRows<Type extends FileType>(
  fileType: Type,
  { bytes, path }: StoredJson,
  decimals: number,
): RowsByFileType[Type] {
  const fields = Object.keys(amounts[fileType]);
  const { items, decimals: written } = parseStored(kinds[fileType], bytes, path);
  const amountOf = inDecimals(written, decimals);
  const rows = items.map((row) => {
    const read: Record<string, unknown> = { ...row };
    for (const field of fields) read[field] = amountOf(String(row[field]));
    return read;
  });
  return rows as unknown as RowsByFileType[Type]; // the kind has checked every field
}
