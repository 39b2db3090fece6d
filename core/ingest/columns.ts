import type { FileType } from "./fileTypes.ts";

export type ColumnKind = "text" | "number" | "date";

export type Column = {
  /** The heading of the template. */
  header: string;
  kind: ColumnKind;
  /** A file without it is refused. */
  isRequired?: true;
  /** Not in the template, understood when it is there. */
  isExtra?: true;
  /** Other headings that mean the same, compared without case and punctuation. */
  synonyms: readonly string[];
};

const code: Column = {
  header: "Account Code",
  kind: "text",
  synonyms: [
    "account number",
    "account no",
    "acct no",
    "acct code",
    "acct",
    "nominal code",
    "nominal",
    "code",
    "gl code",
    "gl account",
    "ledger code",
    "account id",
    "no",
  ],
};
const name: Column = {
  header: "Account Name",
  kind: "text",
  isRequired: true,
  synonyms: [
    "account",
    "name",
    "description",
    "account description",
    "nominal name",
    "account title",
    "ledger account",
    "particulars",
  ],
};
const type: Column = {
  header: "Account Type",
  kind: "text",
  synonyms: [
    "type",
    "account class",
    "class",
    "category",
    "account category",
    "classification",
    "group",
    "account group",
  ],
};

/** Understood in every file of accounts, though no template has them. */
const extras = {
  entity: {
    header: "Entity",
    kind: "text",
    isExtra: true,
    synonyms: ["company", "legal entity", "subsidiary"],
  },
  currency: {
    header: "Currency",
    kind: "text",
    isExtra: true,
    synonyms: ["ccy", "account currency", "currency code"],
  },
  elimination: {
    header: "Elimination",
    kind: "text",
    isExtra: true,
    synonyms: ["intercompany", "intragroup", "intra group", "eliminate"],
  },
} as const satisfies Record<string, Column>;

function number(header: string, synonyms: readonly string[], isRequired?: true): Column {
  return { header, kind: "number", synonyms, ...(isRequired && { isRequired }) };
}

/** The columns of each file type: the template's in its order, then the extras (specification section 3). */
export const fileTypeColumns = {
  trial_balance: {
    code,
    name,
    currentDebit: number(
      "Current Debit",
      [
        "debit",
        "dr",
        "current dr",
        "debits",
        "debit balance",
        "this year debit",
        "ytd debit",
        "closing debit",
        "current year debit",
        "current period debit",
      ],
      true,
    ),
    currentCredit: number(
      "Current Credit",
      [
        "credit",
        "cr",
        "current cr",
        "credits",
        "credit balance",
        "this year credit",
        "ytd credit",
        "closing credit",
        "current year credit",
        "current period credit",
      ],
      true,
    ),
    priorDebit: number("Prior Debit", [
      "prior dr",
      "prior year debit",
      "last year debit",
      "opening debit",
      "previous debit",
      "prior period debit",
      "py debit",
    ]),
    priorCredit: number("Prior Credit", [
      "prior cr",
      "prior year credit",
      "last year credit",
      "opening credit",
      "previous credit",
      "prior period credit",
      "py credit",
    ]),
    type,
    ...extras,
  },
  profit_loss: {
    code,
    name,
    current: number(
      "Current Period",
      [
        "current year",
        "this year",
        "current",
        "amount",
        "ytd",
        "year to date",
        "balance",
        "actual",
        "total",
      ],
      true,
    ),
    prior: number("Prior Period", [
      "prior year",
      "last year",
      "prior",
      "previous year",
      "previous period",
      "comparative",
    ]),
    type,
    ...extras,
  },
  balance_sheet: {
    code,
    name,
    opening: number(
      "Opening Balance",
      [
        "opening",
        "prior year",
        "last year",
        "balance b/f",
        "b/f",
        "brought forward",
        "prior period",
        "prior",
        "previous year",
        "start of year",
        "beginning balance",
      ],
      true,
    ),
    closing: number(
      "Closing Balance",
      [
        "closing",
        "current year",
        "this year",
        "balance c/f",
        "c/f",
        "carried forward",
        "current period",
        "current",
        "end of year",
        "ending balance",
        "balance",
      ],
      true,
    ),
    type,
    ...extras,
  },
  fx_rates: {
    date: { header: "Date", kind: "date", synonyms: ["rate date", "as of", "as at", "day"] },
    currency: {
      header: "Currency",
      kind: "text",
      isRequired: true,
      synonyms: ["ccy", "currency code", "foreign currency"],
    },
    rate: { ...number("Exchange Rate", ["rate", "fx rate", "fx", "exchange"]), isRequired: true },
    description: {
      header: "Description",
      kind: "text",
      synonyms: ["type", "rate type", "notes", "note", "comment"],
    },
  },
  prior_cashflow: {
    lineItem: {
      header: "Line Item",
      kind: "text",
      isRequired: true,
      synonyms: ["line", "item", "description", "caption", "particulars"],
    },
    category: {
      header: "Category",
      kind: "text",
      synonyms: ["section", "activity", "activities", "type"],
    },
    amount: number("Amount", ["value", "current year", "prior year", "total", "balance"], true),
    notes: {
      header: "Notes",
      kind: "text",
      synonyms: ["note", "comment", "comments", "reference"],
    },
  },
} as const satisfies Record<FileType, Record<string, Column>>;

/** The columns of a file type by field, widened for code that walks over them. */
export function columnsOf(fileType: FileType): Readonly<Record<string, Column>> {
  return fileTypeColumns[fileType];
}
