import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** What all assets come to, in the words of balance sheets; no account is called so. */
const ALL_ASSETS =
  /^(?:total (?:(?:for|of) )?assets|assets total|total (?:del? )?activos?|total (?:de l )?actifs?|totale (?:dell )?attiv[oi]|total (?:do )?ativos?|summe (?:der )?aktiva|aktiva (?:gesamt|total)|bilanzsumme|totaal activa|summa tillgangar|(?:sum |i alt )?eiendeler i alt|aktiver i alt|(?:total|jumlah) (?:aset|aktiva)|资产总计|资产合计|資產總計|資產總額|資産合計|자산총계)$/u;

/** Whether the words are those of what all assets come to. */
export function isAllAssets(label: string): boolean {
  return ALL_ASSETS.test(normaliseHeading(label));
}
