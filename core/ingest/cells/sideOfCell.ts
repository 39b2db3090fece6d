/** The side named in a cell beside an amount: "S", "Cr", "贷"; null for any other text. */
export function sideOfCell(cell: string): "debit" | "credit" | null {
  const word = cell.trim().toLowerCase();
  if (DEBIT.has(word)) return "debit";
  return CREDIT.has(word) ? "credit" : null;
}

const DEBIT: ReadonlySet<string> = new Set(
  "s d dr dr. db db. debit soll 借 借方 debe deudor deudora débit debet дт дебет borç".split(" "),
);
const CREDIT: ReadonlySet<string> = new Set(
  "h c cr cr. credit haben 贷 貸 贷方 貸方 haber acreedor acreedora crédit kredit кт кредит alacak".split(
    " ",
  ),
);
