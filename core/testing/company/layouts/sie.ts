import type { EntryLine } from "../../../generalLedger/GeneralLedger.ts";
import { formatMinor } from "../../../money/formatMinor.ts";
import { isProfitAndLossRole } from "../../../roles/roles.ts";
import { type Detail, describeEntries, details, openItemsOf } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { compactDate } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

/** The Swedish SIE 4 in the character set it is specified in: parties and documents are objects of a line. */
export const sie: LedgerLayout = {
  name: "SIE 4",
  extension: ".se",
  tells: details.opened,
  hasOpenings: true,
  suits: ({ chart }) => chart.id === "BAS",
  write: (company, detail) =>
    inCp437(
      `${[...heading(company, openItemsOf(company, detail)), ...verifications(company, detail)].join("\r\n")}\r\n`,
    ),
};

function heading({ period, accounts, chart }: Company, opened: readonly EntryLine[]): string[] {
  const balances = accounts.flatMap(({ code, role, opening, closing }) =>
    isProfitAndLossRole(role)
      ? [`#RES 0 ${code} ${formatMinor(closing, 2)}`]
      : [`#IB 0 ${code} ${formatMinor(opening, 2)}`, `#UB 0 ${code} ${formatMinor(closing, 2)}`],
  );
  return [
    "#FLAGGA 0",
    '#PROGRAM "Example" 1.0',
    "#FORMAT PC8",
    `#GEN ${compactDate(period.end)}`,
    "#SIETYP 4",
    '#FNAMN "Exempelbolaget AB"',
    `#RAR 0 ${compactDate(period.start)} ${compactDate(period.end)}`,
    "#KPTYP BAS2014",
    `#VALUTA ${chart.currency}`,
    ...accounts.map(({ code, name }) => `#KONTO ${code} "${name}"`),
    ...balances,
    ...opened.map(({ amount, ...line }) => {
      const objects = objectsOf({ ...line, party: line.party ?? "Sundry" });
      return `#OIB 0 ${line.account} ${objects} ${formatMinor(amount, 2)}`;
    }),
  ];
}

function verifications(company: Company, detail: Detail): string[] {
  return describeEntries(company, detail).flatMap(({ number, date, text, lines }) => [
    `#VER A ${number} ${compactDate(date)} "${text.replaceAll('"', "'")}"`,
    "{",
    ...lines.map(
      (line) => `   #TRANS ${line.account} ${objectsOf(line)} ${formatMinor(line.amount, 2)}`,
    ),
    "}",
  ]);
}

/** Each party is a supplier: nothing here depends on which it is. */
function objectsOf({ party, document }: Pick<EntryLine, "party" | "document">): string {
  const objects = [party && `9 "${party}"`, document && `10 "${document}"`];
  return `{${objects.filter(Boolean).join(" ")}}`;
}

/** The letters beyond ASCII that our companies use, in code page 437. */
const CP437: Readonly<Record<string, number>> = {
  å: 0x86,
  ä: 0x84,
  ö: 0x94,
  Å: 0x8f,
  Ä: 0x8e,
  Ö: 0x99,
  é: 0x82,
  ü: 0x81,
};

function inCp437(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => CP437[letter] ?? letter.charCodeAt(0));
}
