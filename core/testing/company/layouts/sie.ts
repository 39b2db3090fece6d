import { formatMinor } from "../../../money/formatMinor.ts";
import { isProfitAndLossRole } from "../../../roles/roles.ts";
import { describeEntries, details } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { compactDate } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

/** The Swedish SIE 4 in the character set it is specified in; it has no place for parties and documents. */
export const sie: LedgerLayout = {
  name: "SIE 4",
  extension: ".se",
  tells: details.nothing,
  hasOpenings: true,
  suits: ({ chart }) => chart.id === "BAS",
  write: (company, detail) =>
    inCp437(`${[...heading(company), ...verifications(company, detail)].join("\r\n")}\r\n`),
};

function heading({ period, accounts, chart }: Company): string[] {
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
  ];
}

function verifications(company: Company, detail: Parameters<typeof describeEntries>[1]): string[] {
  return describeEntries(company, detail).flatMap(({ number, date, text, lines }) => [
    `#VER A ${number} ${compactDate(date)} "${text.replaceAll('"', "'")}"`,
    "{",
    ...lines.map(({ account, amount }) => `   #TRANS ${account} {} ${formatMinor(amount, 2)}`),
    "}",
  ]);
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
