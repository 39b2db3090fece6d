import { type Problem, problem } from "../problem/Problem.ts";
import { shorten } from "../text/shorten.ts";
import { type FileRows, textAt } from "./FileRows.ts";
import { normaliseHeading } from "./headings/normaliseHeading.ts";

/** What all assets come to, in the words of balance sheets; no account is called so. */
const ALL_ASSETS =
  /^(?:total assets|assets total|total (?:del? )?activos?|total (?:de l )?actifs?|totale (?:dell )?attiv[oi]|total (?:do )?ativos?|summe (?:der )?aktiva|aktiva (?:gesamt|total)|bilanzsumme|totaal activa|summa tillgangar|(?:sum |i alt )?eiendeler i alt|aktiver i alt|(?:total|jumlah) (?:aset|aktiva)|资产总计|资产合计|資產總計|資產總額|資産合計|자산총계)$/u;

/**
 * What a balance sheet is refused for that counts what all assets come to as an account: the accounts that it adds up
 * are not in the file, as where a data service prints totals and ratios alone.
 */
export function totalAlone(file: FileRows): Problem[] {
  if (file.fileType !== "balance_sheet") return [];
  const columns = [...file.amounts.values()];
  const at = file.rows.findIndex((_, place) => {
    const isNamed = ALL_ASSETS.test(normaliseHeading(textAt(file, "name", place)));
    const isCoded = textAt(file, "code", place) !== "";
    return isNamed && !isCoded && columns.some(({ amounts }) => amounts[place]);
  });
  const row = file.rows[at];
  if (row === undefined) return [];
  const account = shorten(textAt(file, "name", at));
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  return [problem("total_without_parts", { ...where, row: row.row, account })];
}
