import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { roleDefinition } from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
  PLACEMENT_BAR,
} from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { printedName } from "../printedName.ts";
import { cashWords } from "../words/cashWords.ts";
import { correctSpelling } from "../words/correctSpelling.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { ask } from "./ask.ts";

/**
 * Asks about cash where a name leaves doubt, since every other line rests on it (IAS 7.6-8): an account
 * is surely cash only if its name says so and nothing else besides ("Bank building", "Current account
 * with director"), and an asset whose name nobody can read may be a till or a bank. Where a chart has accounts that
 * are surely cash, a guess that stands apart from them counts as none until a person says so.
 */
export function askCash(accounts: readonly ClassifiedAccount[]): Changes {
  const doubts = changesBy(accounts, ({ facts, classification }) => {
    if (isFinal(classification)) return null;
    if (isTypedCash(facts)) return doubtDebt(facts, classification);
    return classification.role === CASH
      ? doubtCash(facts, classification)
      : suspectCash(facts, classification);
  });
  const after = accounts.map(({ classification }, at) => doubts.get(at) ?? classification);
  if (!after.some(isSurelyCash)) return doubts;
  const amongCash = positionsAmongCash(after);
  const isApart = (own: Classification, at: number) => isGuessedCash(own) && !amongCash.has(at);
  return new Map([...doubts].map(([at, own]) => [at, isApart(own, at) ? leaveUnplaced(own) : own]));
}

function isSurelyCash(its: Classification): boolean {
  return its.role === CASH && its.confidence >= CONFIDENCE_BAR;
}

/** Taken for cash by what other charts or other accounts show, not by its own name or type. */
function isGuessedCash({ role, source }: Classification): boolean {
  return role === CASH && (source === "learnt" || source === "neighbours");
}

/** The positions in the chart from which only accounts read as cash lead to one that is surely cash. */
function positionsAmongCash(read: readonly Classification[]): ReadonlySet<number> {
  const among = new Set<number>();
  const forwards = [...read.keys()];
  for (const positions of [forwards, forwards.toReversed()]) {
    let isAmong = false;
    for (const at of positions) {
      const own = read[at];
      const isCash = own !== undefined && own.role === CASH && own.confidence >= PLACEMENT_BAR;
      isAmong = isCash && (isAmong || isSurelyCash(own));
      if (isAmong) among.add(at);
    }
  }
  return among;
}

const CASH = "cash_and_cash_equivalents";
const SURE = 0.9;

function isTypedCash(facts: AccountFacts): boolean {
  return placeOf(facts).label?.role === CASH;
}

/** A type of cash, a name of a debt and a balance on its side: "Bank loan" of the type "Bank" is asked. */
function doubtDebt(facts: AccountFacts, own: Classification): Classification | null {
  if (own.role !== CASH || facts.side !== "credit") return null;
  const debt = wordsOfName(facts).find((word) => OF_DEBT.has(word));
  if (debt === undefined) return null;
  return ask(own, `It may be a debt: its name says '${debt}', and it stands in credit.`);
}

const OF_DEBT: ReadonlySet<string> = new Set([
  "loan",
  "mortgage",
  "borrowing",
  "debt",
  "financing",
]);

function doubtCash(facts: AccountFacts, own: Classification): Classification | null {
  if (own.source === "learnt" && isUndescribed(facts)) return leaveUnplaced(withNothingSaid(own));
  const words = wordsOfName(facts);
  // What is called cash and nothing else, in a balance sheet, is cash whatever stands beside it
  const isPlain = words.join() === "cash" && facts.section === "balance_sheet";
  if (isPlain && own.source === "name")
    return { ...own, confidence: Math.max(own.confidence, SURE) };
  const other = words.find((word, at) => isOfOthers(word, words[at - 1], words[at + 1]));
  // What was only learnt needs a word of cash: an account or a deposit may be of anything, and for long
  const isFaint = own.source === "learnt";
  const saysCash = words.some((word) => cashWords.has(word) && !(isFaint && OF_ANYTHING.has(word)));
  if (saysCash && other === undefined) return doubtCompany(facts, own, words);
  const but = other === undefined ? "no word of its name says so" : `its name also says '${other}'`;
  return ask(own, `It may be something else: ${but}.`);
}

/**
 * A current account that is kept with a company or a person whom no word tells to be a bank: "Current account Delta
 * Ltd", "Current account with Smith", "Conto corrente Delta S.r.l.".
 */
function doubtCompany(
  facts: AccountFacts,
  own: Classification,
  words: readonly string[],
): Classification | null {
  const printed = printedName(facts);
  if (SAYS_BANK.test(printed)) return null;
  if (!COMPANY.test(printed) && !WITH.test(printed)) return null;
  const saysMore = isTranslated(facts)
    ? (facts.printed?.unread ?? 0) > 0
    : words.some((word) => !vocabulary.has(word)) && !words.some(isOfBank);
  if (!saysMore) return null;
  return ask(
    own,
    "It may be something else: it names a company or person that need not be a bank.",
  );
}

/** Forms of companies: the short ones are words of their own unless they stand at the end of a name. */
const COMPANY =
  /\p{L} (?:(?:ltd|limited|llc|llp|inc|gmbh|s\.?r\.?l|sarl|sp\.? ?z ?o\.? ?o)\b|(?:b\.?v|n\.?v|s\.?p\.?a|s\.a\.?|s\.?l\.?u?|lda|ab|as|a\/s|aps|kg)\.?$)/iu;
const WITH = /\b(?:with|con|com|mit|avec|met|med|ze?)\b/i;
const SAYS_BANK =
  /ban[ckqg]|caixa|caja|caisse|cassa|sparkasse|sparekasse|raiffeisen|credit|kredit|building society/i;

/** A word of cash, and of no other account. */
function isOfBank(word: string): boolean {
  return cashWords.has(word) && !OF_ANYTHING.has(word) && word !== "with";
}

/** Whether neither a word nor a type, a section or a number says what the account is: it stands somewhere, no more. */
function isUndescribed(facts: AccountFacts): boolean {
  const { code, type, section, nature } = facts;
  const isPlaced = type !== "" || section !== null || nature !== undefined;
  return !isPlaced && !/\d/.test(code) && wordsOfName(facts).length === 0;
}

/** Below the bar of what moves an amount: the likely role is shown, and a person chooses. */
const UNPLACED = PLACEMENT_BAR - 0.01;

function leaveUnplaced(own: Classification): Classification {
  return { ...own, confidence: Math.min(own.confidence, UNPLACED), mayBeCash: true };
}

function withNothingSaid(own: Classification): Classification {
  const why = "It may be something else: no word, type or number of it says so.";
  return { ...own, reason: `${own.reason} ${why}` };
}

/**
 * A current asset whose name says nothing, or an account in doubt, or a reserve in debit, whose name says only what
 * cash is called too.
 */
function suspectCash(facts: AccountFacts, own: Classification): Classification | null {
  if (own.role === "assets_held_for_sale") return suspectCashForSale(facts, own);
  const isReceivable = own.role === "other_receivables";
  const isSettled = own.confidence >= CONFIDENCE_BAR && !isReserveInDebit(facts, own);
  if (!isReceivable && own.role !== null && isSettled) return null;
  if (facts.side === "credit" || !canStandIn(placeOf(facts).natures, CASH)) return null;
  const words = wordsOfName(facts);
  const known = words.filter((word) => vocabulary.has(word));
  // "Current account - Xu" is a partner's rather than one at a bank
  if (!isReceivable && known.length < words.length) return null;
  const isLikeCash =
    known.length > 1 && known.every((word) => cashWords.has(word) && word !== SECURITY);
  if (!isLikeCash && (known.length > 0 || !isReceivable)) return null;
  const why = "It may be cash: its name does not say that it is something else.";
  return ask({ ...own, mayBeCash: true }, why);
}

/** "Reserve account" in debit may be money that is kept for something. */
function isReserveInDebit({ side }: AccountFacts, { role }: Classification): boolean {
  return side === "debit" && role !== null && roleDefinition(role).nature === "equity";
}

/** Cash of what is to be sold is cash all the same to some readers: a person says (IFRS 5.38, ASC 230-10-50-8). */
function suspectCashForSale(facts: AccountFacts, own: Classification): Classification | null {
  if (!wordsOfName(facts).includes("cash")) return null;
  return ask({ ...own, mayBeCash: true }, "It may be cash: its name says so too.");
}

/** What a landlord keeps is a security deposit, though bills and securities of a few days are cash. */
const SECURITY = "security";

function wordsOfName({ name }: AccountFacts): readonly string[] {
  return correctSpelling(tokenise(name)).filter((word) => /\p{L}{2}/u.test(word));
}

/** Words of what belongs to others or is held for long, or of a reason to owe; a building society keeps deposits, a prepaid card is money. A cash register is a machine, and what is in it is cash. */
function isOfOthers(word: string, before: string | undefined, next: string | undefined): boolean {
  if (word === "register") return before !== "in";
  if (word === "building") return next !== "society";
  if (word === "group") return next === "current" || next === "company";
  return word === "prepaid" ? next !== "card" : OF_OTHERS.has(word);
}

const OF_ANYTHING: ReadonlySet<string> = new Set(
  (
    "account current security deposit term time fixed month fund clearing transfer control reserve " +
    "hand in on at with within under over or be to less office shop site school day"
  ).split(" "),
);

const OF_OTHERS: ReadonlySet<string> = new Set(
  (
    "premises property plant machine machinery register equipment furniture vehicle computer software printing terminal " +
    "dispensing director shareholder stockholder founder proprietor member partner partnership owner parent subsidiary sister associate affiliate venture company administrator factor factoring " +
    "related intercompany hedge derivative swap option forward future bitcoin crypto cryptocurrency token ethereum stablecoin usdc usdt tether btc litecoin utility agent broker " +
    "pension retirement superannuation insurance benefit receivable payable debtor creditor loan advance prepayment " +
    "accrued interest provision bond discount revenue income expense cost liability borrowing inventory stock goodwill " +
    "trademark valuation adjustment difference lease rental guarantee warranty claim surrender " +
    "suspense misposting unallocated unidentified uncategorised refundable tender bid barter"
  ).split(" "),
);
