import { mayBeResult, mayBeTotal } from "../../rowKinds/isTotalLine.ts";
import { namesSection, type Section, sectionName } from "../../sections/Section.ts";
import type { StatementItem } from "../StatementItem.ts";
import { addDisagreement } from "./addDisagreement.ts";
import { findLastFigure } from "./endOfProfit.ts";
import type { FigureRow } from "./FigureRow.ts";
import { findSum } from "./findSum.ts";
import { isFinalResult } from "./isFinalResult.ts";
import type { Reduction } from "./Reduction.ts";
import type { ReadingOptions, ReductionState } from "./ReductionState.ts";
import { sumNode } from "./SumNode.ts";
import { setOwnersAside } from "./setOwnersAside.ts";
import { startOfNamedSection } from "./startOfNamedSection.ts";
import { sumsOneSide } from "./sumsOneSide.ts";
import { takeIn } from "./takeIn.ts";

/**
 * Breaks a report down into its sums, from the top. Each row that equals the sum of rows above it takes them in, so
 * that in the end every account is in a sum, with a sign.
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
    else readFigures(state, { item, at, printed: item.amounts });
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

/** Deeper than in any report; keeps files of headings only from growing the stack. */
const DEEPEST = 20;

/** Closes sections without a total: deeper ones, and those of the same depth that are not empty. */
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

/** Reads a row as the sum of rows above; else as an account, or as a total that differs. */
function readFigures(state: ReductionState, given: FigureRow): void {
  const closes = startOfNamedSection(state, given.item);
  const row = closes === null ? given : calledTotal(given);
  if (closesEmptySection(state, row)) return;
  setOwnersAside(state, row);
  const run = findSum(state, row, closes);
  const isSurelyTotal = closes !== null && given.item.words === "perhaps";
  if (run === null) readUnmatched(state, row, isSurelyTotal);
  else takeIn(state, row, run);
}

function calledTotal(row: FigureRow): FigureRow {
  return { ...row, item: { ...row.item, words: "total" } };
}

/** A row without a match: a total of one side is left out, other figures are kept. */
function readUnmatched(state: ReductionState, row: FigureRow, isSurelyTotal: boolean): void {
  const { item, at, printed } = row;
  if (item.words !== "plain" && mayBeTotal(item.label) && sumsOneSide(state, printed)) return;
  if (isFinalResult(state, row)) addDisagreement(state, at, printed);
  else if (item.words !== "total" || state.nodes.length === 0 || isEmptySection(state, item))
    addAccount(state, row);
  else if (printed.some((amount) => amount)) {
    addDisagreement(state, at, printed);
    const mayBeAccount = !isSurelyTotal && item.said === undefined && isAlone(state, item);
    if (state.options.keepsUnmatched && mayBeAccount) addAccount(state, row);
  }
}

/**
 * Whether a total by label may be an account, as in a report of few lines: no rows directly above it could be its
 * parts, and it is no profit.
 */
function isAlone({ options, nodes }: ReductionState, { label }: StatementItem): boolean {
  if (options.fileType !== "profit_loss") return true;
  if (!/\btotal\b/i.test(label) && mayBeResult(label)) return false;
  return nodes.slice(-FEWEST_SUMMED).some(({ isSum }) => isSum);
}

/** This many rows above a total are its parts. */
const FEWEST_SUMMED = 2;

/** Whether a row closes an empty section: "Total for Other income" of zero, or "Gross profit" of zero. */
function closesEmptySection(state: ReductionState, { item, printed }: FigureRow): boolean {
  const isNil = printed.every((amount) => amount === null || amount === 0n);
  const isTotal = item.words !== "plain" && item.said !== "account";
  if (!isNil || !isTotal) return false;
  const isEmpty = isEmptySection(state, item);
  if (isEmpty) state.sections.pop();
  return isEmpty || (item.words === "total" && state.nodes.length === 0);
}

/** "Total Salaries" directly below "Salaries" is the only amount of the section. */
function isEmptySection({ sections, nodes }: ReductionState, { label }: StatementItem): boolean {
  const last = sections.at(-1);
  return (
    last !== undefined && last.from === nodes.length && namesSection(sectionName(label), last.name)
  );
}

function addAccount(
  { nodes, sections, paths, items, options }: ReductionState,
  { item: { label, isRounded }, at, printed }: FigureRow,
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
