import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import type { Role } from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
} from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ASKED } from "../questions/ask.ts";

/**
 * Reads as income tax what stands between the printed profit before tax and the one after it (IAS 1.82(d)), where its
 * name says tax, in whatever language, and no reading is sure that it is something else. One alone there whose name
 * says nothing is taken for it as well, and asked.
 */
export function takeTaxes(accounts: readonly ClassifiedAccount[]): Changes {
  const isAlone = accounts.filter(({ facts }) => facts.isBetweenTaxes).length === 1;
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (!facts.isBetweenTaxes || isFinal(own)) return null;
    const words = normaliseHeading(printedName(facts));
    const isOther = own.role !== null && !TAXES.has(own.role) && own.confidence >= CONFIDENCE_BAR;
    if (OTHERS.test(words) || (isOther && !BARE.test(words))) return null;
    if (DISCONTINUED.test(words)) return { ...placed("discontinued_operations"), confidence: SURE };
    if (TAX.test(words) || TAXES.has(own.role ?? "")) return taxOf(own, words);
    return isAlone && own.role === null ? { ...placed("income_tax"), confidence: ASKED } : null;
  });
}

function taxOf(own: Classification, words: string): Classification {
  const isDeferred = own.role === "deferred_tax_expense" || DEFERRED.test(words);
  const tax = placed(isDeferred ? "deferred_tax_expense" : "income_tax");
  return { ...tax, confidence: Math.max(own.role === tax.role ? own.confidence : 0, SURE) };
}

function placed(role: Role): Omit<Classification, "confidence"> {
  const reason = "It stands between the profit before tax and the one after it.";
  return { role, reason, source: "type" };
}

const SURE = 0.9;

const TAXES: ReadonlySet<string> = new Set<Role>(["income_tax", "deferred_tax_expense"]);

/** Words of tax, as `normaliseHeading` writes them. */
const TAX =
  /\btax|\bimpuest|\bimpost|\btribut|steuer|\bimpot|belasting|skatt|\bskat\b|\bpodat|\bvergi|\bpajak|\bzakat\b|налог|податок|φορο|[税稅]|법인세|ضريب|زكاة/u;

/** A tax that is not named any further: the place says which it is. */
const BARE =
  /^(?:tax(?:es|ation)?|impuestos?|impost[oaie]s?|tribut[oi]s?|steuern?|impots?|belasting(?:en)?|skatt(?:er)?|skat|podat(?:ek|ki)|zakat|vergi)$/;

const DEFERRED =
  /\bdeferred\b|\bdiferid|\bdiffer[ei]|\blatent|uitgesteld|uppskjut|utsatt|udskudt|\bodroczon|\banticipate\b|递延|遞延|繰延|이연/u;

const DISCONTINUED =
  /discontinu|descontinu|\binterrump|\bcessat|aufgegeben|abandonn|beeindigd|avveckla|avvikl|oph[oø]rende|zaniechan|终止经营|終止經營|非継続/u;

/** Taxes that are none on the profit, and the share of others in it. */
const OTHERS =
  /\b(?:other|otr[ao]s|outr[ao]s|altr[ei]|autres|sonstige|andere|ovriga|ovrige|andre|pozostale)\b|\bminorit|minderheit|\bsocios\b|\bnon ?controlling\b/;
