import type { LearntWeights } from "./learnt/evidenceFor.ts";
import { readAgain } from "./learnt/readAgain.ts";
import { askContradicted } from "./national/askContradicted.ts";
import { askDoubted } from "./national/askDoubted.ts";
import { askOpenNumbers } from "./national/askOpenNumbers.ts";
import { askUnlike } from "./national/askUnlike.ts";
import type { Pass } from "./Pass.ts";
import { readNamesakes } from "./passes/readNamesakes.ts";
import { takeAmortised } from "./passes/takeAmortised.ts";
import { takeCostsOwed } from "./passes/takeCostsOwed.ts";
import { takeLeased } from "./passes/takeLeased.ts";
import { takeLoans } from "./passes/takeLoans.ts";
import { takeResults } from "./passes/takeResults.ts";
import { takeRevenue } from "./passes/takeRevenue.ts";
import { takeSundry } from "./passes/takeSundry.ts";
import { takeTaxes } from "./passes/takeTaxes.ts";
import { takeTwins } from "./passes/takeTwins.ts";
import { trustCashType } from "./passes/trustCashType.ts";
import { trustCommonNames } from "./passes/trustCommonNames.ts";
import { askProgram } from "./programs/askProgram.ts";
import { askAmortised } from "./questions/askAmortised.ts";
import { askCash } from "./questions/askCash.ts";
import { askCharged } from "./questions/askCharged.ts";
import { askDeferred } from "./questions/askDeferred.ts";
import { askDeposits } from "./questions/askDeposits.ts";
import { askEquity } from "./questions/askEquity.ts";
import { askGains } from "./questions/askGains.ts";
import { askHeadsAlone } from "./questions/askHeadsAlone.ts";
import { askImprovements } from "./questions/askImprovements.ts";
import { askLittleKnown } from "./questions/askLittleKnown.ts";
import { askLongTerm } from "./questions/askLongTerm.ts";
import { askMiscellaneous } from "./questions/askMiscellaneous.ts";
import { askMixed } from "./questions/askMixed.ts";
import { askMixedCharges } from "./questions/askMixedCharges.ts";
import { askOverruled } from "./questions/askOverruled.ts";
import { askOwners } from "./questions/askOwners.ts";
import { askPaidAhead } from "./questions/askPaidAhead.ts";
import { askPayables } from "./questions/askPayables.ts";
import { askRepeated } from "./questions/askRepeated.ts";
import { askTaxes } from "./questions/askTaxes.ts";
import { askUnplaced } from "./questions/askUnplaced.ts";
import { askUntaxed } from "./questions/askUntaxed.ts";
import { askWithoutWord } from "./questions/askWithoutWord.ts";
import { askYields } from "./questions/askYields.ts";
import type { Recognised } from "./recognise.ts";

/**
 * All readings of accounts after the rules, in their order: each sees what those before it left, and may overrule it.
 * A new one stands in the group that it belongs to, behind those that it may overrule.
 */
export function passesFor(recognised: Recognised, weights: LearntWeights): readonly Pass[] {
  return [
    ...readByOtherCharts(recognised, weights),
    ...READ_BY_THESE_BOOKS,
    ...ASK_WHICH_KIND,
    ...ASK_FEW_WITNESSES,
    askLittleKnown(recognised.language),
    askLongTerm,
    takeTaxes,
    ...READ_LIKE_OTHERS,
    ...SETTLE_CASH,
    askUnplaced,
    ...askByNumbers(recognised),
  ];
}

/** What other charts say: labelled ones, those that have the very name, and the one a program makes. */
function readByOtherCharts({ language }: Recognised, weights: LearntWeights): readonly Pass[] {
  return [
    (soFar) => readAgain(soFar, weights),
    ...(language === "english" ? [trustCommonNames] : []),
    takeResults,
    askProgram,
  ];
}

/** Accounts that belong together in these books are better evidence than other charts. */
const READ_BY_THESE_BOOKS: readonly Pass[] = [
  takeSundry,
  askMiscellaneous,
  readNamesakes,
  takeCostsOwed,
  askPayables,
];

/** Names that hold several kinds, or leave open which: cash of each kind stands on a line of its own. */
const ASK_WHICH_KIND: readonly Pass[] = [
  askMixed,
  askMixedCharges,
  takeRevenue,
  askCharged,
  askTaxes,
  askPaidAhead,
  askImprovements,
  askAmortised,
  askDeferred,
  askYields,
  askGains,
];

/** Readings that rest on one witness (what was learnt, a part of the name, the type), or on two that disagree. */
const ASK_FEW_WITNESSES: readonly Pass[] = [
  askWithoutWord,
  askOverruled,
  askUntaxed,
  askHeadsAlone,
  askEquity,
  askOwners,
];

/** What the accounts found so far say of those that belong to them. */
const READ_LIKE_OTHERS: readonly Pass[] = [
  takeTwins,
  askRepeated,
  takeLoans,
  takeAmortised,
  takeLeased,
];

/** Cash behind all of these, since every other line rests on it. */
const SETTLE_CASH: readonly Pass[] = [trustCashType, askCash, askDeposits];

/** What the numbers of a chart leave open, and what speaks against them. */
function askByNumbers({ chart, doubt }: Recognised): readonly Pass[] {
  return [
    (soFar) => askOpenNumbers(soFar, chart),
    (soFar) => askDoubted(soFar, doubt),
    (soFar) => askUnlike(soFar, chart),
    askContradicted,
  ];
}
