import { accounts, bookLines, compact, withComma } from "./ledgerBooks.ts";

const HEADING =
  "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise";

/** A line of a FEC; its amount is positive in debit. */
type FecLine = {
  journal: string;
  number: string;
  date: string;
  account: string;
  name: string;
  piece: string;
  text: string;
  signed: string;
};

/** The books as a FEC (art. A.47 A-1 LPF); without numbers each entry has the number 0. */
export function fec(numbered = true, separator = "\t"): string {
  const opening = accounts.map(([account, name, signed]) =>
    rowOf({
      ...{ journal: "AN", number: numbered ? "1" : "0", date: "20250101" },
      ...{ account, name, piece: "AN", text: "A nouveau", signed },
    }),
  );
  const lines = bookLines().map(({ number, date, account, name, text, signed }) =>
    rowOf({
      ...{ journal: "OD", number: numbered ? String(number + 1) : "0", date: compact(date) },
      ...{ account, name, piece: `P${number}`, text, signed },
    }),
  );
  return [HEADING, ...opening, ...lines].join("\r\n").replaceAll("|", separator);
}

function rowOf({ journal, number, date, account, name, piece, text, signed }: FecLine): string {
  const [debit, credit] = signed.startsWith("-") ? ["0,00", signed.slice(1)] : [signed, "0,00"];
  const amounts = [debit ?? "", credit ?? ""].map(withComma);
  return [
    ...[journal, `${journal} `, number, date, account, name, "", ""],
    ...[piece, date, text, ...amounts, "", "", date, "", ""],
  ].join("|");
}
