import type { Minor } from "../../../money/Minor.ts";
import { isBeneathProfit } from "../../rowKinds/isBeneathProfit.ts";
import { mayBeResult, mayBeTotal } from "../../rowKinds/isTotalLine.ts";
import { namesSection, type Section, sectionName } from "../../sections/Section.ts";
import { sideOfWords } from "../../sections/sideOfWords.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addDisagreement } from "./addDisagreement.ts";
import { findLastFigure, isFollowedByOwners, isNetResult } from "./endOfProfit.ts";
import { findNet } from "./findNet.ts";
import { findRun } from "./findRun.ts";
import { isFinalResult } from "./isFinalResult.ts";
import { addsUp } from "./matchRun.ts";
import type { Reduction } from "./Reduction.ts";
import type { ReadingOptions, ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";
import { comesTo, type SumNode, sumNode, turned } from "./SumNode.ts";
import { startOfNamedSection } from "./startOfNamedSection.ts";
import { sumsOneSide } from "./sumsOneSide.ts";

/**
 * Takes a report apart by its own sums, from the top: each row that the rows above come to takes
 * them in, so that in the end every account stands in a sum with the sign it has there.
 */
export function reduceItems(items: readonly StatementItem[], options: ReadingOptions): Reduction {
  const totals = items.flatMap((item, at) =>
    item.amounts !== null && item.words !== "plain" ? [{ at, name: sectionName(item.label) }] : [],
  );
  const state: ReductionState = {
    items,
    options,
    nodes: [],
    sections: [],
    sums: [],
    paths: new Map(),
    parents: new Map(),
    lastFigure: findLastFigure(items),
    totals,
  };
  items.forEach((item, at) => {
    if (item.amounts === null) openSection(state, item, at);
    else readFigures(state, item, at, item.amounts);
  });
  const { sums, nodes, paths, parents } = state;
  return { sums, nodes, paths, parents };
}

function openSection(state: ReductionState, { label, level }: StatementItem, at: number): void {
  const name = sectionName(label);
  leaveSections(state, level);
  const around = state.sections.at(-1);
  if (around && around.level < level) around.holdsDeeper = true;
  const hasTotal = state.totals.some((total) => total.at > at && namesSection(total.name, name));
  const from = state.nodes.length;
  state.sections.push({ label, name, level, from, hasTotal, holdsDeeper: false });
  if (state.sections.length > DEEPEST) state.sections.shift();
}

/** Deeper than any report; a file of nothing but headings does not pile them up. */
const DEEPEST = 20;

/** Ends the sections that no total closes: those as deep that hold something, and deeper ones. */
function leaveSections({ sections, nodes }: ReductionState, level: number): void {
  const isLeft = ({ hasTotal, from, holdsDeeper, ...section }: Section) =>
    !hasTotal &&
    (section.level > level || (section.level === level && (from < nodes.length || holdsDeeper)));
  let last = sections.at(-1);
  while (last && isLeft(last)) {
    sections.pop();
    last = sections.at(-1);
  }
}

function readFigures(
  state: ReductionState,
  given: StatementItem,
  at: number,
  printed: readonly (Minor | null)[],
): void {
  const closes = startOfNamedSection(state, given);
  const item = closes === null ? given : { ...given, words: "total" as const };
  if (closesEmptySection(state, item, printed)) return;
  const mayBePlain = state.options.takesPlainSums && !item.isCoded && item.said !== "account";
  const isAsked = item.words !== "plain" || mayBePlain;
  setOwnersAside(state, item, printed);
  const found = isAsked ? findRun(state, item, printed) : runningResult(state, item, at, printed);
  const near = found ?? findNet(state, item, printed) ?? closingResult(state, item, at, printed);
  // Debts less assets are no total of debts
  const isOfOthers =
    state.options.fileType === "balance_sheet" && near && near.from < (closes ?? 0);
  const run = isOfOthers ? null : near;
  if (run !== null) takeIn(state, at, printed, run);
  else if (item.words !== "plain" && mayBeTotal(item.label) && sumsOneSide(state, printed)) return;
  else if (isFinalResult(state, item, at, printed)) addDisagreement(state, at, printed);
  else if (item.words !== "total" || state.nodes.length === 0 || isEmptySection(state, item))
    addAccount(state, item, at, printed);
  else if (printed.some((amount) => amount !== null && amount !== 0n)) {
    addDisagreement(state, at, printed);
    const isSure = closes !== null && given.words === "perhaps";
    const mayBeAccount = !isSure && item.said === undefined;
    if (state.options.keepsUnmatched && mayBeAccount && isAlone(state, item))
      addAccount(state, item, at, printed);
  }
}

/**
 * Whether a row that is called a total may be an account, as in a report of a few lines: in a profit and loss, no rows
 * stand right above it that it may be the sum of, and it is no profit. Counted twice with what sums them up once more,
 * all rows less a profit would come to that profit as well.
 */
function isAlone({ options, nodes }: ReductionState, { label }: StatementItem): boolean {
  if (options.fileType !== "profit_loss") return true;
  if (!/\btotal\b/i.test(label) && mayBeResult(label)) return false;
  return nodes.slice(-FEWEST_SUMMED).some(({ isSum }) => isSum);
}

/** So many rows above a total are its parts. */
const FEWEST_SUMMED = 2;

/**
 * Whose profit it is may stand above the profit: the shares of its owners that come to what a result prints,
 * as all rows above them do, are no part of it.
 */
function setOwnersAside(
  state: ReductionState,
  item: StatementItem,
  printed: readonly (Minor | null)[],
): void {
  const { nodes, sections, paths, options } = state;
  const isResult = item.words !== "plain" || isNetResult(item.label);
  if (options.fileType !== "profit_loss" || !isResult || !printed.some((amount) => amount)) return;
  const isShare = ({ label, section, isSum }: SumNode) =>
    !isSum && (isBeneathProfit(label) || isBeneathProfit(section));
  const from = nodes.findLastIndex((node) => !isShare(node)) + 1;
  const shares = nodes.slice(from);
  if (from === 0 || shares.length === 0) return;
  if (
    !addsUp(
      shares.map(({ values }) => values),
      printed,
    )
  )
    return;
  nodes.splice(from);
  const kept = sections.filter((section) => section.from < from);
  const beneath = sections.splice(kept.length);
  if (findRun(state, item, printed)?.from === 0) {
    for (const { item: place } of shares.flatMap(({ leaves }) => leaves)) paths.delete(place);
    return;
  }
  nodes.push(...shares);
  sections.push(...beneath);
}

/**
 * The last row of a profit and loss, or the last above whose profit it is, that is what everything above
 * it comes to is its result, whatever it is called: where the rows above hold no sum, it takes two periods, its
 * words, or more rows than come to it by chance.
 */
function runningResult(
  state: ReductionState,
  item: StatementItem,
  at: number,
  printed: readonly (Minor | null)[],
): Run | null {
  const { items, nodes, sections, options, lastFigure } = state;
  if (options.fileType !== "profit_loss" || item.said === "account") return null;
  const isNamed = isNetResult(item.label);
  const isLast = at >= lastFigure || isFollowedByOwners(items, at);
  const hasPeriods = printed.filter((amount) => amount).length > 1;
  const sides = [item.label, sections.at(-1)?.label ?? ""].map((words) =>
    sideOfWords(words, "profit_loss"),
  );
  const isOfMany = nodes.length >= FEWEST_UNNAMED && sides.every((side) => side === null);
  const isProved = () => nodes.some(({ isSum }) => isSum) || hasPeriods;
  // Right beneath a total, what everything above comes to in two periods is no account either
  const isBeneathSum = hasPeriods && nodes.at(-1)?.isSum === true;
  const isOpen = item.isCoded
    ? isLast && (isNamed || isOfMany)
    : isNamed || (isLast && (isOfMany || isProved())) || isBeneathSum;
  if (!isOpen || (!isNamed && sides.includes("expense"))) return null;
  const run = findRun(state, item, printed);
  return run?.from === 0 ? run : null;
}

/** An unnamed result of one period without any sum above it takes so many rows. */
const FEWEST_UNNAMED = 4;

/** "Net result" at the end, among the debits, makes both sides alike: it has the sign that all above it have not. */
function closingResult(
  { nodes, options, lastFigure }: ReductionState,
  { label, said }: StatementItem,
  at: number,
  printed: readonly (Minor | null)[],
): Run | null {
  if (options.fileType !== "profit_loss" || said === "account") return null;
  if (!isNetResult(label) || at < lastFigure || nodes.length < FEWEST_UNNAMED) return null;
  const otherwise = printed.map((amount) => (amount === null ? null : -amount));
  const holdsAmount = printed.some((amount) => amount);
  if (
    !holdsAmount ||
    !addsUp(
      nodes.map(({ values }) => values),
      otherwise,
    )
  )
    return null;
  return { from: 0, signs: nodes.map(() => -1), skipped: [], closes: 0 };
}

/** "Total for Other income" of nothing: its section ends, and holds no account; no more does "Gross profit" of nothing at all. */
function closesEmptySection(
  state: ReductionState,
  item: StatementItem,
  printed: readonly (Minor | null)[],
): boolean {
  const isNil = printed.every((amount) => amount === null || amount === 0n);
  const isTotal = item.words !== "plain" && item.said !== "account";
  if (!isNil || !isTotal) return false;
  const isEmpty = isEmptySection(state, item);
  if (isEmpty) state.sections.pop();
  return isEmpty || (item.words === "total" && state.nodes.length === 0);
}

/** "Total Salaries" right under "Salaries" is all that is said of them. */
function isEmptySection({ sections, nodes }: ReductionState, { label }: StatementItem): boolean {
  const last = sections.at(-1);
  return (
    last !== undefined && last.from === nodes.length && namesSection(sectionName(label), last.name)
  );
}

function addAccount(
  { nodes, sections, paths, items, options }: ReductionState,
  { label, isRounded }: StatementItem,
  at: number,
  printed: readonly (Minor | null)[],
): void {
  paths.set(
    at,
    sections.map((section) => section.label),
  );
  const node = {
    label: items[at]?.label ?? label,
    section: sections.at(-1)?.label ?? "",
    values: printed.map((amount) => amount ?? 0n),
    leaves: [{ item: at, sign: 1 as const }],
    isSum: false,
    ...(isRounded && { isRounded }),
  };
  nodes.push(sumNode(node, options.fileType));
}

function takeIn(
  state: ReductionState,
  at: number,
  printed: readonly (Minor | null)[],
  { from, signs, skipped, closes }: Run,
): void {
  const { nodes, sections, items, options } = state;
  putBeneathParent(state, items[at]?.label ?? "", from);
  const parts = nodes.slice(from).map((node, index) => (signs[index] === -1 ? turned(node) : node));
  const kept = parts.filter((_, index) => !skipped.includes(index));
  const read = printed.map((_, column) => comesTo(nodes.slice(from), signs, column, skipped));
  const whole = {
    label: items[at]?.label ?? "",
    section: sections[closes]?.label ?? "",
    values: printed.map((amount, column) => amount ?? read[column] ?? 0n),
    leaves: kept.flatMap(({ leaves }) => leaves),
    isSum: true,
    ...(items[at]?.isRounded && { isRounded: true as const }),
  };
  const node = sumNode(whole, options.fileType);
  nodes.splice(from, nodes.length - from, node);
  sections.splice(closes);
  const isWhole = from === 0;
  state.sums.push({ item: at, printed, read, agrees: true, parts: kept.length, isWhole, node });
}

/** What a total sums up together with the account that it names ("Total Vehicles") stands beneath that account. */
function putBeneathParent(
  { nodes, paths, parents }: ReductionState,
  total: string,
  from: number,
): void {
  const [parent, ...beneath] = nodes.slice(from);
  const [own] = parent?.leaves ?? [];
  const isNamed = parent && namesSection(sectionName(total), parent.name);
  if (!own || !isNamed || parent.isSum || beneath.length === 0) return;
  const depth = paths.get(own.item)?.length ?? 0;
  for (const { item } of beneath.flatMap(({ leaves }) => leaves)) {
    const path = parents.get(item) ?? paths.get(item) ?? [];
    parents.set(item, [...path.slice(0, depth), parent.label, ...path.slice(depth)]);
  }
}
