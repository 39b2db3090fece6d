import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";

/** Words of income, of costs, and of what stands in the balance sheet, is taken off, or may be either. */
type Words = { income: RegExp; cost: RegExp; other: RegExp };

/** In words as headings have them: lower case, without accents. Languages that join words are told by their ends. */
const LANGUAGES: readonly Words[] = [
  {
    income: /\b(?:income|revenues?|sales|turnover)\b/,
    cost: /\b(?:expenses?|costs?|wages|salaries|rent|utilities|insurance|repairs|advertising|depreciation|amorti[sz]ation|fees)\b/,
    other:
      /\b(?:tax|vat|payables?|receivables?|prepaid|prepayments?|accrued|accruals?|accumulated|deferred|unearned|capitali[sz]ed|provisions?|allowances?|discounts?|returns?|refunds?|contra|control|ledger|clearing|summary|to date|aggregate)\b/,
  },
  {
    income: /(?:erlose|umsatze?|ertrage?)\b/,
    cost: /(?:kosten|aufwand|aufwendungen|lohne|gehalter|mieten?|abschreibungen|versicherungen|gebuhren)\b/,
    other:
      /steuer|forderung|verbindlichkeit|ruckstellung|rabatt|skont|minderung|abgrenzung|berichtigung|kaution|anzahlung/,
  },
  {
    income: /\b(?:ventes|produits|chiffre d affaires|prestations de services)\b/,
    cost: /\b(?:charges|achats|salaires|remunerations|loyers?|locations|honoraires|frais|assurances?|primes d assurances?|dotations)\b/,
    other:
      /\b(?:tva|taxes?|impots?|clients?|fournisseurs?|a payer|a recevoir|a etablir|constatees?|constates?|provisions?|remises?|rabais|ristournes?|cautions?)\b/,
  },
  {
    income: /\b(?:ventas|ingresos|vendas|receitas?|rendimentos|ricavi|vendite|proventi)\b/,
    cost: /\b(?:gastos|costes?|costos|sueldos|salarios|alquileres|alquiler|arrendamientos|seguros?|suministros|compras|custos|despesas|ordenados|rendas|alugueis|costi|spese|salari|stipendi|affitti|assicurazioni)\b/,
    other:
      /\b(?:iva|impuestos?|impostos?|imposte|clientes|clienti|proveedores|fornecedores|fornitori|por cobrar|por pagar|a cobrar|a pagar|a receber|anticipad[oa]s?|diferid[oa]s?|acumulad[oa]s?|provision(?:es)?|devoluciones|descuentos|descontos|crediti|debiti|ratei|risconti|fondo)\b/,
  },
  {
    income: /(?:omzet|opbrengst(?:en)?|verkopen)\b/,
    cost: /(?:kosten|lonen|salarissen|huur|afschrijving(?:en)?|verzekering(?:en)?)\b/,
    other:
      /btw|belasting|debiteuren|crediteuren|te betalen|te ontvangen|vooruit|voorziening|cumulatie|korting/,
  },
  {
    income:
      /(?:forsaljning|intakter|omsattning|inntekter?|inntekt|indtægter|omsetning|omsætning|salg)\b/,
    cost: /(?:kostnad(?:er)?|omkostning(?:er)?|loner?|lønn|løn|lokalhyra|hyra|husleie|husleje|avskrivning(?:ar|er)?|afskrivning(?:er)?|forsakring(?:ar)?|forsikring(?:er)?)\b/,
    other:
      /moms|mva|skatt|skat\b|fordring|skuld|gjeld|gæld|upplupn|forutbetal|ackumulera|avsattning|rabatt/,
  },
  {
    income: /\b(?:sprzedaz|sprzedazy|przychody)\b/,
    cost: /\b(?:koszty|koszt|wynagrodzenia|czynsz|amortyzacja|zuzycie|uslugi obce)\b/,
    other: /\b(?:vat|podat\p{L}{1,6}|naleznosci|zobowiazania|rozliczenia|rezerwy)\b/u,
  },
];

/** What a label says an account is; null where it says neither, or both. A language that says nothing leaves it to the others. */
export function kindByName(label: string): "income" | "cost" | null {
  // A letter of its own in Polish, without an accent to take off
  const words = normaliseHeading(label).replaceAll("ł", "l");
  if (LANGUAGES.some(({ other }) => other.test(words))) return null;
  const isIncome = LANGUAGES.some(({ income }) => income.test(words));
  const isCost = LANGUAGES.some(({ cost }) => cost.test(words));
  if (isIncome === isCost) return null;
  return isIncome ? "income" : "cost";
}
