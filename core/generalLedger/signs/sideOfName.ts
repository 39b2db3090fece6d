import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { LENT } from "../../ingest/sections/sideOfWords.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Side } from "./AccountSides.ts";
import { kindByName } from "./kindByName.ts";

const DEBITS =
  /\b(?:bank|cash|checking|current account|savings|receivables?|debtors|inventor(?:y|ies)|stock|equipment|vehicles?|machinery|fixtures|furniture|land|buildings?|goodwill|prepaid|prepayments|(?:due|owed|owing) (?:from|by)|recoverable|advances? to|deposits? (?:paid|given|on|with)|undeposited|drawings?|expenses?|costs?|charges?(?! to)|fees|wages|salaries|rent|insurance|repairs|supplies|purchases|depreciation|amorti[sz]ation|impairment|bad debts|loss(?:es)?|tax assets?)\b/;
const CREDITS =
  /\b(?:payables?|liabilit(?:y|ies)|(?:option|payment|revaluation|general|legal|hedging|translation) reserves?|creditors|loans?|mortgage|overdraft|credit card|equity|capital|apic|retained|income|sales|revenue|turnover|deferred(?! (?:income )?tax)|accruals?|accrued|(?:due|owed|owing) to|advances? from|deposits? (?:received|from)|received on account|provisions?|dividends? payable|vat|sales tax|gains?|profits?|(?:re)?charge[sd]? to)\b/;
const SHARES = /\b(?:common|capital|preferred|preference) stock\b/;
/** Shares given to staff: neither goods in stock nor, by this word, a cost or a reserve. */
const SHARE_PLANS = /\bstock (?:based|options?|compensation|awards?|purchase plan)\b/;
/** What stands against its kind: its other words say what it is taken from. */
const CONTRA = /\b(?:accumulated|allowance for|provision for)\b/;

/**
 * The side that the words of a name say, of an account printed with this balance; null where they say none, or both.
 * It is one vote among others on how a file writes its amounts, which is decided before any account gets a role.
 */
export function sideOfName(name: string, printed: number | Minor): Side | null {
  // Common stock is no stock of goods
  const words = normaliseHeading(name).replace(SHARES, "capital").replace(SHARE_PLANS, "");
  // It lowers what it is taken from: printed negative, its positive side is that of its kind.
  if (CONTRA.test(words)) return printed < 0 ? "debit" : "credit";
  if (LENT.test(words)) return "debit";
  const [isCredit, isDebit] = [CREDITS.test(words), DEBITS.test(words)];
  if (isCredit && isDebit) return null;
  const ofKind = SIDE_OF_KIND[kindByName(name) ?? "other"];
  if (isCredit === isDebit) return ofKind;
  // "Ränteintäkter från bank" is no bank account
  if (isDebit && ofKind === "credit") return null;
  return isCredit ? "credit" : "debit";
}

/** Where income and costs stand, which are told in more languages than the other words. */
const SIDE_OF_KIND = { income: "credit", cost: "debit", other: null } as const;
