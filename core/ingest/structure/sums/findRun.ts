import { absolute, type Minor } from "../../../money/Minor.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { isTotalOf } from "../../rowKinds/isTotalLine.ts";
import { namesSection, sectionName } from "../../sections/Section.ts";
import { roundingSlack, wholeUnitsOff } from "../roundingSlack.ts";
import type { StatementItem } from "../StatementItem.ts";
import { isNetResult } from "./endOfProfit.ts";
import { agreesWithNames, areAlike, mayBeChance } from "./judgeSigns.ts";
import { lessAllButIncome } from "./lessAllButIncome.ts";
import { addsUp, findSigns } from "./matchRun.ts";
import type { ReductionState } from "./ReductionState.ts";
import type { Run } from "./Run.ts";
import type { SumNode } from "./SumNode.ts";

type Printed = readonly (Minor | null)[];

/** The maximum number of rows in a sum that has no label of a total. */
const MOST_PARTS = 2_000;

/** Finds the rows above whose sum equals a row's figures; null where there are none. */
export function findRun(state: ReductionState, item: StatementItem, printed: Printed): Run | null {
  const isTotal = item.words === "total";
  // A zero needs a name that matches, since some rows less others are zero by chance
  if (printed.every((amount) => amount === null || amount === 0n) && !isTotal)
    return item.words === "perhaps" ? ofNamedSection(state, item, printed) : null;
  // "Net revenue" below "Net operating revenue" with the same amount repeats the result; "Other income" does not
  const isOther = /^other\b/i.test(item.label);
  const isResult = state.options.fileType === "profit_loss" && state.nodes.length === 1 && !isOther;
  const isSingle =
    item.words === "perhaps" && (state.options.takesSingles || repeatsLast(state, item, printed));
  const fewest = isTotal || isSingle || (isResult && state.nodes[0]?.isSum === true) ? 1 : 2;
  return (
    (item.words !== "plain" ? ofNamedSection(state, item, printed) : null) ??
    ofEverything(state, item, printed) ??
    beyondLastCost(state, item, printed) ??
    ofSection(state, printed, fewest) ??
    ofLast(state, printed, fewest, item.words === "plain" ? MOST_PARTS : state.nodes.length) ??
    lessSome(state, item, printed) ??
    (isTotal || isTotalOf(item.label) ? takenOff(state, printed) : null) ??
    (isTotal && state.options.isWhole ? rounded(state, printed) : null) ??
    (item.words === "plain" ? null : roundedToCents(state, item, printed)) ??
    roundedToUnit(state, item, printed)
  );
}

/** "Current liabilities total" below its only row: a name of a total with the same amounts. */
function repeatsLast(
  { nodes }: ReductionState,
  { label }: StatementItem,
  printed: Printed,
): boolean {
  const last = nodes.at(-1);
  const isNamed = NAMED_TOTAL.test(label) || isTotalOf(label);
  const isRepeated = last !== undefined && isNamed && printed.some((amount) => amount);
  return isRepeated && addsUp([last.values], printed);
}

const NAMED_TOTAL = /^(?:sub[- ]?)?totals? |\s(?:totals?|gesamt|insgesamt)$/i;

/** The section or parent account that the total names. */
function ofNamedSection(
  state: ReductionState,
  { label }: StatementItem,
  printed: Printed,
): Run | null {
  const { sections, nodes } = state;
  const total = sectionName(label);
  const closes = sections.findLastIndex(({ name }) => namesSection(total, name));
  const section = sections[closes];
  if (section && section.from < nodes.length && addsUp(valuesOf(nodes, section.from), printed))
    return plainRun(section.from, nodes.length, closes);
  const parent = nodes.findLastIndex(({ isSum, name }) => !isSum && namesSection(total, name));
  if (parent < 0) return null;
  if (parent === nodes.length - 1) return ofOne(state, label, printed);
  if (addsUp(valuesOf(nodes, parent), printed))
    return plainRun(parent, nodes.length, openAround(state, parent));
  const isAbove = addsUp([nodes[parent]?.values ?? []], printed);
  if (!isAbove || !addsUp(valuesOf(nodes, parent + 1), printed)) return null;
  return { ...plainRun(parent, nodes.length, openAround(state, parent)), skipped: [0] };
}

/** "Total rent" directly below "Rent" with the same amounts. */
function ofOne(state: ReductionState, label: string, printed: Printed): Run | null {
  const { nodes } = state;
  const last = nodes.length - 1;
  const isNamed = normaliseHeading(label) === `total ${normaliseHeading(nodes[last]?.label ?? "")}`;
  if (!isNamed || !addsUp(valuesOf(nodes, last), printed)) return null;
  return plainRun(last, nodes.length, openAround(state, last));
}

/** A result of the year is of all rows, if they match; the last few may match by chance. */
function ofEverything(state: ReductionState, item: StatementItem, printed: Printed): Run | null {
  const { nodes, options } = state;
  const isResult = options.fileType === "profit_loss" && isNetResult(item.label);
  if (!isResult || nodes.length < 2) return null;
  return addsUp(valuesOf(nodes, 0), printed) ? plainRun(0, nodes.length, openAt(state, 0)) : null;
}

/** Everything in an open section, the innermost first. */
function ofSection(state: ReductionState, printed: Printed, fewest: number): Run | null {
  const { sections, nodes } = state;
  for (let closes = sections.length - 1; closes >= 0; closes -= 1) {
    const from = sections[closes]?.from ?? 0;
    if (nodes.length - from < fewest) continue;
    if (addsUp(valuesOf(nodes, from), printed)) return plainRun(from, nodes.length, closes);
  }
  return null;
}

/** The last few rows and sums, as few as possible. */
function ofLast(state: ReductionState, printed: Printed, fewest: number, most: number): Run | null {
  const { nodes } = state;
  const running = printed.map(() => 0n);
  const first = Math.max(0, nodes.length - most);
  for (let from = nodes.length - 1; from >= first; from -= 1) {
    nodes[from]?.values.forEach((value, column) => {
      running[column] = (running[column] ?? 0n) + value;
    });
    if (nodes.length - from >= fewest && addsUp([running], printed))
      return plainRun(from, nodes.length, openAt(state, from));
  }
  return null;
}

/** Some rows less others: "Gross profit", "Net assets". */
function lessSome(
  state: ReductionState,
  item: StatementItem,
  printed: Printed,
  slackFrom: (from: number) => bigint = () => 0n,
): Run | null {
  const { nodes, options, items } = state;
  const isOpen = item.words === "plain" || !options.takesDifferences;
  if (isOpen && options.fileType !== "profit_loss") return null;
  const first = Math.max(0, nodes.length - MOST_SIGNED);
  // In a report without headings the result may include any number of rows
  const isOfAll = first > 0 && item.words !== "plain";
  const top = isOfAll ? 0 : first;
  const values = valuesOf(nodes, top);
  const guess = nodes.slice(top).map((node): 1 | -1 => (node.isTakenOff ? -1 : 1));
  for (let from = top; from < nodes.length - 1; from = Math.max(from + 1, first)) {
    const own = values.slice(from - top);
    const parts = nodes.slice(from);
    if (item.words === "plain" && areAlike(parts, printed, options.fileType)) continue;
    const guessed = guess.slice(from - top);
    const signs =
      findSigns(own, printed, guessed, {
        isTotal: item.words === "total",
        slack: slackFrom(from),
        isAllowed: (chosen) =>
          agreesWithNames(parts, chosen, item, { fileType: options.fileType, items }),
      }) ??
      ((item.words === "total" || isNetResult(item.label)) && from === 0
        ? lessAllButIncome(parts, items, printed, slackFrom(from))
        : null);
    const isChance =
      item.words === "plain" && signs !== guessed && mayBeChance(parts, signs ?? [], printed);
    if (signs !== null && !isChance)
      return { from, signs, skipped: [], closes: openAt(state, from) };
  }
  return null;
}

/** A result within a report has fewer rows and sums than this. */
const MOST_SIGNED = 30;

/** A profit that equals the last cost above it (a tax of half of it) is the remainder after that cost. */
function beyondLastCost(state: ReductionState, item: StatementItem, printed: Printed): Run | null {
  const last = state.nodes.at(-1);
  const isResult = state.options.fileType === "profit_loss" && isNetResult(item.label);
  if (!isResult || last === undefined || last.isSum || !last.isTakenOff) return null;
  return addsUp([last.values], printed) ? lessSome(state, item, printed) : null;
}

/** The negative sum of costs that are positive. */
function takenOff(state: ReductionState, printed: Printed): Run | null {
  const run = ofLast(
    state,
    printed.map((amount) => (amount === null ? null : -amount)),
    1,
    MOST_PARTS,
  );
  return run && { ...run, signs: run.signs.map(() => -1) };
}

/** A sum of amounts in whole units, which may differ by a unit or two. */
function rounded(state: ReductionState, printed: Printed): Run | null {
  const { nodes, sections, options } = state;
  const unit = 10n ** BigInt(options.decimals);
  for (let closes = sections.length; closes >= 0; closes -= 1) {
    const from = closes === sections.length ? nodes.length : (sections[closes]?.from ?? 0);
    const values = valuesOf(nodes, from);
    const isWhole = [...values.flat(), ...printed].every((amount) => (amount ?? 0n) % unit === 0n);
    const slack = unit * wholeUnitsOff(values);
    if (values.length >= 2 && isWhole && addsUp(values, printed, slack))
      return plainRun(from, nodes.length, closes);
  }
  return null;
}

/**
 * A sum of amounts with more decimals than the currency, which may differ by half a minor unit each: in a section, a
 * result, or all rows.
 */
function roundedToCents(state: ReductionState, item: StatementItem, printed: Printed): Run | null {
  const { nodes, sections } = state;
  const slackFrom = (from: number) => {
    const count = nodes.slice(from).filter(({ isRounded }) => isRounded).length;
    return BigInt(Math.ceil((count + (item.isRounded ? 1 : 0)) / 2));
  };
  // No run has a larger tolerance than all rows together
  if (slackFrom(0) === 0n) return null;
  for (let closes = sections.length - 1; closes >= 0; closes -= 1) {
    const from = sections[closes]?.from ?? 0;
    const values = valuesOf(nodes, from);
    if (values.length < 2 || slackFrom(from) === 0n) continue;
    if (addsUp(values, printed, slackFrom(from))) return plainRun(from, nodes.length, closes);
  }
  for (let from = nodes.length - 2; from >= Math.max(0, nodes.length - MOST_SIGNED); from -= 1) {
    if (slackFrom(from) > 0n && addsUp(valuesOf(nodes, from), printed, slackFrom(from)))
      return plainRun(from, nodes.length, openAt(state, from));
  }
  return lessSome(state, item, printed, slackFrom);
}

/**
 * A sum in a file with a stated unit, which may differ in the last digit: a section, the rows since the last sum, or
 * everything, added up or as income less costs. The smallest difference wins.
 */
function roundedToUnit(state: ReductionState, item: StatementItem, printed: Printed): Run | null {
  const { nodes, sections, options } = state;
  const { lastDigit } = options;
  if (lastDigit === null || (item.words === "plain" && !isNetResult(item.label))) return null;
  // With one column an ambiguous row is near to some sum by chance, unless it names its section
  const isNamed = sections.some(({ name }) => namesSection(sectionName(item.label), name));
  const isOfOne = printed.filter((amount) => amount).length < 2;
  if (item.words === "perhaps" && isOfOne && !isNamed) return null;
  const begins = new Set([0, ...sections.map(({ from }) => from)]);
  const parts = nodes.flatMap((_, from) => {
    const isApart = begins.has(from) || nodes[from - 1]?.isSum === true;
    if (!isApart || nodes.length - from < 2 || nodes.length - from > MOST_PARTS) return [];
    const values = valuesOf(nodes, from);
    return [{ from, values, most: roundingSlack(lastDigit, values, printed) }];
  });
  const near = parts.filter(({ values, most }) => addsUp(values, printed, most));
  const [nearest] = near.toSorted((one, other) =>
    offBy(one.values, printed) < offBy(other.values, printed) ? -1 : 1,
  );
  if (nearest) return plainRun(nearest.from, nodes.length, openAt(state, nearest.from));
  const [all] = parts;
  return all?.from === 0 && all.most > 0n
    ? lessSome(state, item, printed, allButFirst(all.most))
    : null;
}

/** The total difference from the printed figures over all columns. */
function offBy(values: readonly (readonly Minor[])[], printed: Printed): Minor {
  return printed.reduce<Minor>((off, wanted, column) => {
    const total = values.reduce((sum, value) => sum + (value[column] ?? 0n), 0n);
    return wanted === null ? off : off + absolute(total - wanted);
  }, 0n);
}

/** The tolerance for all rows, since a result is of all rows or of none. */
function allButFirst(slack: Minor): (from: number) => Minor {
  return (from) => (from === 0 ? slack : 0n);
}

function valuesOf(nodes: readonly SumNode[], from: number): (readonly Minor[])[] {
  return nodes.slice(from).map(({ values }) => values);
}

function plainRun(from: number, length: number, closes: number): Run {
  return { from, signs: Array.from({ length: length - from }, () => 1), skipped: [], closes };
}

/** The number of sections that began before a node; the innermost of those that began with it closes too. */
function openAt({ sections }: ReductionState, from: number): number {
  const after = sections.findIndex((section) => section.from > from);
  const open = after < 0 ? sections.length : after;
  const last = sections[open - 1];
  return last && last.from === from ? open - 1 : open;
}

/** The number of sections around a parent account; a section that begins with it continues after its total. */
function openAround({ sections }: ReductionState, parent: number): number {
  const after = sections.findIndex((section) => section.from > parent);
  return after < 0 ? sections.length : after;
}
