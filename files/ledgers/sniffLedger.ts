import { sniffFormat } from "../sniffFormat.ts";

/** What the content of a ledger file is. */
export type LedgerFormat =
  | "delimited"
  | "tables"
  | "gzip"
  | "saft"
  | "xaf"
  | "fecXml"
  | "gnucash"
  | "database"
  | "jpk"
  | "tally"
  | "cashRegister"
  | "sie"
  | "sie5"
  | "ledger"
  | "beancount"
  | "gnucashText"
  | "xml"
  | "unknown";

const ROOT = /<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?=[\s/>])/;
/** Others have envelopes too; programs that ask Tally for its vouchers keep them under roots of their own. */
const TALLY = /<(?:TALLY(?:REQUEST|MESSAGE)|VOUCHERTYPENAME|(?:ALL)?LEDGERENTRIES\.LIST)[ >]/;
/** The receipts of tills (Norway, Denmark), under the root that XAF has. */
const CASH_REGISTER = /^auditfile[^>]*StandardAuditFile-Taxation-CashRegister/;
/** A file that was cut out of another may begin with its accounts, balances or entries. */
const SIE =
  /^[ \t]{0,8}#(?:(?:FLAGGA|PROGRAM|FORMAT|GEN|SIETYP|FNAMN|ORGNR)\b|(?:RAR|KONTO|IB|UB|RES|TRANS) +"?-?\d|VER +"?\w)/;
const DAY = /^\d{4}[-/.]\d\d?[-/.]\d\d?(?: |$)/;
/** A day without its year, or the rule of a budget: what stands beneath it is to have an amount beside the account. */
const DAY_OR_RULE = /^(?:\d\d?[-/.]\d\d?(?: |$)|~ )/;
const POSTING = /^[ \t]{1,40}[([]?\p{L}/u;
const AMOUNT_BESIDE = /\S(?: {2}|\t)[ \t]*[^ \t;]/;
const COMMENT = /^[ \t]*[;#]/;
/** Of a book that was written out as text, by a program that reads GnuCash. */
const GNUCASH_ID = /^[ \t]{1,8}guid: "[0-9a-f]{32}"/;
const BEANCOUNT =
  /^(?:option "|\d{4}-\d\d-\d\d (?:(?:open|commodity|balance|pad) [A-Z]|(?:\*|!|txn) "))/;

/** Tells what a ledger file is from its first bytes. */
export function sniffLedger(head: Uint8Array): LedgerFormat {
  if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
  const text = headText(head);
  if (text.startsWith("SQLite format 3")) return "database";
  if (text.trimStart().startsWith("<")) return xmlFormat(text);
  const sniffed = sniffFormat(head);
  // Of a PDF is said what is read of one
  if (sniffed !== "csv") return sniffed === "unknown" ? "unknown" : "tables";
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.some((line) => SIE.test(line))) return "sie";
  if (lines.some((line) => GNUCASH_ID.test(line))) return "gnucashText";
  if (lines.some((line) => BEANCOUNT.test(line))) return "beancount";
  return isJournal(lines.filter((line) => !COMMENT.test(line))) ? "ledger" : "delimited";
}

/** A day and a payee, and beneath it an account that is indented. */
function isJournal(lines: readonly string[]): boolean {
  return lines.some((line, at) => {
    const next = lines[at + 1] ?? "";
    if (!POSTING.test(next)) return false;
    return DAY.test(line) || (DAY_OR_RULE.test(line) && AMOUNT_BESIDE.test(next));
  });
}

function headText(head: Uint8Array): string {
  const isWide = head[0] === 0xff || head[0] === 0xfe || head[1] === 0;
  const bytes = isWide ? head.filter((byte) => byte !== 0 && byte < 0xfe) : head;
  return new TextDecoder().decode(bytes);
}

const roots: Readonly<Record<string, LedgerFormat>> = {
  AuditFile: "saft",
  auditfile: "xaf",
  comptabilite: "fecXml",
  "gnc-v2": "gnucash",
  JPK: "jpk",
  Sie: "sie5",
  SieEntry: "sie5",
};

function xmlFormat(text: string): LedgerFormat {
  const found = ROOT.exec(withoutComments(text));
  const root = found?.[1] ?? "";
  // Programs write tables as web pages, or as the XML of Excel 2003, and call them .xls
  if (/^(?:html|head|body|table|workbook)$/i.test(root)) return "tables";
  if (found && CASH_REGISTER.test(found.input.slice(found.index + found[0].length - root.length)))
    return "cashRegister";
  return roots[root] ?? (TALLY.test(text) ? "tally" : "xml");
}

function withoutComments(text: string): string {
  const [first = "", ...others] = text.split("<!--");
  return first + others.map((part) => part.slice(part.indexOf("-->") + 3)).join("");
}
