import type { Nature } from "../../roles/roles.ts";
import type { FileType } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

type Words = readonly (readonly [Nature, RegExp])[];

const PROFIT: Words = [
  [
    "expense",
    /\b(expenses?|expenditures?|costs?|cogs|overheads?|outgoings?|purchases|charges?|tax(es|ation)?|depreciation|amorti[sz]ation|aufwendungen|aufwand|charges|gastos|costes|kosten|despesas|costi|oneri)\b/,
  ],
  [
    "income",
    /\b(incomes?|revenues?|sales|turnover|receipts|gains|fees earned|ertrage|erlose|produits|ingresos|omzet|opbrengsten|receitas|ricavi|proventi)\b/,
  ],
];

const POSITION: Words = [
  [
    "asset",
    /\b(assets?|receivables?|inventor(y|ies)|stocks?|cash|banks?|debtors|prepayments|prepaid|aktiva|actif|activo|activa|ativo|attivo)\b/,
  ],
  [
    "liability",
    /\b(liab[a-z]+|payables?|creditors|borrowings|loans|credit cards?|passiva|passif|pasivo|passivo|verbindlichkeiten)\b/,
  ],
  [
    "equity",
    /\b(equit(?:y|ies)|capital|reserves?|funds|retained|shareholders|stockholders|partners|eigenkapital|patrimonio|capitaux propres)\b/,
  ],
];

/** The side that a section's heading names; null where it names none, or both ("Liabilities and equity"). */
export function sideOfWords(heading: string, fileType: FileType): Nature | null {
  const words = normaliseHeading(heading);
  if (fileType === "profit_loss") return sideOfProfit(words);
  const sides = POSITION.flatMap(([side, pattern]) => (pattern.test(words) ? [side] : []));
  const [first, second] = sides;
  if (first === undefined) return null;
  // "Loans to directors" would be two; "Other current assets" and "Bank loans" say it with their last word
  if (second !== undefined) return /[&+/]/.test(heading) ? null : lastSide(words, POSITION);
  return first;
}

function sideOfProfit(heading: string): Nature | null {
  // "Profit before tax" is no tax, nor "Gross profit after operating expenses" an expense
  const [words = ""] = heading.split(/ (?:before|after)\b/);
  // "Cost of sales" and "Cost of revenue" are costs; "Income and expenses" and "Income tax" are not both
  if (/^(total |other |direct )*(costs?|cogs)\b/.test(words)) return "expense";
  if (/\b(income|revenues?)( and| or)? (expenses?|expenditures?)$/.test(words)) return null;
  const sides = PROFIT.flatMap(([side, pattern]) => (pattern.test(words) ? [side] : []));
  const [first, second] = sides;
  if (first === undefined) return null;
  return second === undefined ? first : lastSide(words, PROFIT);
}

function lastSide(words: string, known: Words): Nature | null {
  if (/\band\b|\bor\b|\//.test(words)) return null;
  const last = words.split(" ").at(-1) ?? "";
  return known.find(([, pattern]) => pattern.test(last))?.[0] ?? null;
}
