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

/** Reads a row as the sum of rows above it; where it is none, as an account or as a total that disagrees. */
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

/** A row that nothing above comes to: a total of one side alone is left out, any other figure is kept. */
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

/** "Total for Other income" of nothing: its section ends, and holds no account; no more does "Gross profit" of nothing at all. */
function closesEmptySection(state: ReductionState, { item, printed }: FigureRow): boolean {
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
