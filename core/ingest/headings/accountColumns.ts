import type { FileColumn } from "./FileColumn.ts";
import { accountWords, codeWords, nameWords, typeWords } from "./headingWords.ts";

/** The columns for an account, besides amounts, in every file of accounts. */
export const accountColumns = {
  code: {
    header: "Account Code",
    kind: "text",
    synonyms:
      `account number|account no|acct no|acct code|acct number|acct|a c no|a c code|ac code|nominal code|nominal|
      nominal account|n c|nc|code|gl code|gl account|gl account no|gl account number|gl account code|g l account|g l acct|
      g l account no|g l account number|ledger code|ledger account no|ledger account number|account id|
      main account|natural account|konto|kontonummer|konto nr|kontonr|sachkonto|numero de compte|
      ${codeWords}`
        .split("|")
        .map((synonym) => synonym.trim()),
  },
  name: {
    header: "Account Name",
    kind: "text",
    isRequired: true,
    synonyms:
      `name|account description|account title|acct name|acct description|a c name|nominal name|
      nominal description|nominal account name|gl account name|gl account description|g l account name|
      g l account long text|g l acct long text|main account name|ledger account name|ledger name|description|title|
      short text|long text|financial row|distribution account|particulars|details|kontobezeichnung|bezeichnung|beschriftung|kontoname|
      ${nameWords}`
        .split("|")
        .map((synonym) => synonym.trim()),
  },
} as const satisfies Record<string, FileColumn>;

/** Headings of the account name, or of its code if another column has the name. */
export const eitherCodeOrName: readonly string[] = [
  "account",
  "accounts",
  "ledger account",
  "gl account",
  "g l account",
  "nominal account",
  "main account",
  "konto",
  ...accountWords,
];

/** The last column of the template. */
export const typeColumn = {
  header: "Account Type",
  kind: "text",
  synonyms:
    `type|account class|class|category|account category|classification|group|account group|account subtype|
    sub type|section|income balance|statement|financial statement|fs line|report section|
      ${typeWords}`
      .split("|")
      .map((synonym) => synonym.trim()),
} as const satisfies FileColumn;

/** Recognised in every file of accounts, but in no template. */
export const extraColumns = {
  entity: {
    header: "Entity",
    kind: "text",
    isExtra: true,
    synonyms: ["company", "legal entity", "subsidiary", "entity name", "company code", "location"],
  },
  currency: {
    header: "Currency",
    kind: "text",
    isExtra: true,
    synonyms: ["ccy", "account currency", "currency code", "curr", "cur"],
  },
  elimination: {
    header: "Elimination",
    kind: "text",
    isExtra: true,
    synonyms: ["intercompany", "intragroup", "intra group", "inter company", "eliminate", "elim"],
  },
} as const satisfies Record<string, FileColumn>;
