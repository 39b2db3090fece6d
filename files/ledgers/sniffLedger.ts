import { sniffFormat } from "../sniffFormat.ts";

/** What the content of a ledger file is. */
export type LedgerFormat =
  | "delimited"
  | "tables"
  | "gzip"
  | "saft"
  | "xaf"
  | "gnucash"
  | "jpk"
  | "sie"
  | "ledger"
  | "beancount"
  | "xml"
  | "unknown";

const ROOT = /<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?=[\s/>])/;
const SIE = /^\s*#(?:FLAGGA|PROGRAM|FORMAT|GEN|SIETYP|FNAMN|ORGNR)\b/m;
/** A day and a payee, and beneath it an account that is indented. */
const JOURNAL = /^\d{4}[-/.]\d\d?[-/.]\d\d?(?: [^\n]*)?\n[ \t]+[A-Za-z][^\n]*$/m;
const BEANCOUNT =
  /^(?:option "|\d{4}-\d\d-\d\d (?:(?:open|commodity|balance|pad) [A-Z]|(?:\*|!|txn) "))/m;

/** Tells what a ledger file is from its first bytes. */
export function sniffLedger(head: Uint8Array): LedgerFormat {
  if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
  const text = headText(head);
  if (text.trimStart().startsWith("<")) return xmlFormat(text);
  const sniffed = sniffFormat(head);
  if (sniffed === "zip" || sniffed === "xls" || sniffed === "json") return "tables";
  if (sniffed !== "csv") return "unknown";
  if (SIE.test(text)) return "sie";
  if (BEANCOUNT.test(text)) return "beancount";
  return JOURNAL.test(text.replaceAll("\r", "")) ? "ledger" : "delimited";
}

function headText(head: Uint8Array): string {
  const isWide = head[0] === 0xff || head[0] === 0xfe || head[1] === 0;
  const bytes = isWide ? head.filter((byte) => byte !== 0 && byte < 0xfe) : head;
  return new TextDecoder().decode(bytes);
}

const roots: Readonly<Record<string, LedgerFormat>> = {
  AuditFile: "saft",
  auditfile: "xaf",
  "gnc-v2": "gnucash",
  JPK: "jpk",
};

function xmlFormat(text: string): LedgerFormat {
  const root = ROOT.exec(text.replace(/<!--[\s\S]{0,2000}?-->/g, ""))?.[1] ?? "";
  if (/^(?:html|head|body|table)$/i.test(root)) return "unknown";
  return roots[root] ?? "xml";
}
