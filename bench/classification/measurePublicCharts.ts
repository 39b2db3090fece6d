import { placeByNumbers } from "../../core/classify/blocks/placeByNumbers.ts";
import { CONFIDENCE_BAR } from "../../core/classify/Classification.ts";
import { classify } from "../../core/classify/classify.ts";
import { keyOfName } from "../../core/classify/learnt/commonNames.ts";
import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { readNumber } from "../../core/classify/national/readNumber.ts";
import { recognise } from "../../core/classify/recognise.ts";
import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import type { Role } from "../../core/roles/roles.ts";
import { presentedByLaw } from "./presentedOtherwise.ts";
import { type Given, inOrderOfNames, publicFacts } from "./publicFacts.ts";
import { readCells } from "./readCells.ts";
import {
  type Part,
  type PublicAccount,
  type PublicChart,
  readPublicCharts,
  rolesByLaw,
} from "./readPublicCharts.ts";
import { typedAlike } from "./typedAlike.ts";
import { hasLaw, typedByLaw } from "./typedByLaw.ts";
import { typedOtherwise } from "./typedOtherwise.ts";

/** What of an account is given to be read, in the order of the chart or in that of the names. */
const modes = {
  "name only": { hasCode: false, hasSide: false, hasType: false },
  "name, side": { hasCode: false, hasSide: true, hasType: false },
  "name, type": { hasCode: false, hasSide: false, hasType: true },
  "number, name": { hasCode: true, hasSide: false, hasType: false },
  "number, side": { hasCode: true, hasSide: true, hasType: false },
  all: { hasCode: true, hasSide: true, hasType: true },
  "name sorted": { hasCode: false, hasSide: false, hasType: false, isSorted: true },
  "side sorted": { hasCode: false, hasSide: true, hasType: false, isSorted: true },
} as const satisfies Record<string, Given & { isSorted?: true }>;
type Mode = keyof typeof modes;

const modeNames = Object.keys(modes) as Mode[]; // keys of a closed table

type Outcome = {
  chart: PublicChart;
  account: PublicAccount;
  given: Role | null;
  confidence: number;
};

/** Reports how the public charts are read: sure and right, sure and wrong, asked, and the calibration. */
export function measurePublicCharts(part: Part, isListed: boolean): void {
  const asTyped = readPublicCharts(part);
  const charts = asTyped.map(presentedByLaw);
  const byItsLaw = typedAnew(
    charts,
    asTyped.map((chart) => presentedByLaw(typedByLaw(chart))),
  );
  const known = namesKnown(part);
  const careless = typedOtherwise(charts);
  const isAgreed = typedAlike([...readPublicCharts("seen"), ...readPublicCharts("keptBack")]);
  console.log(`\npublic charts, ${part}: right and sure / wrong and sure / asked`);
  for (const group of groupsOf(charts)) {
    const its = charts.filter((chart) => kindOf(chart) === group);
    for (const mode of modesOf(group)) {
      const outcomes = its.flatMap((chart) => readChart(chart, mode));
      const isNew = ({ account }: Outcome) =>
        group !== "english" || !known.has(keyOfName(account.name));
      reportShares(group, mode, outcomes.filter(isNew));
      if (group === "english") {
        const isOfPlan = ({ chart }: Outcome) => OF_PLANS.has(chart.source);
        reportShares("  everyday sources", mode, outcomes.filter(isNew).filter(not(isOfPlan)));
        reportShares("  national plans", mode, outcomes.filter(isNew).filter(isOfPlan));
        reportShares("  or by their law", mode, orByLaw(outcomes.filter(isNew)));
        const isTypedAlike = ({ chart }: Outcome) => !careless.has(chart);
        reportShares("  typed as elsewhere", mode, outcomes.filter(isNew).filter(isTypedAlike));
        const isKnown = (outcome: Outcome) => !isNew(outcome) && isTypedAlike(outcome);
        reportShares("  with known names", mode, outcomes.filter(isKnown));
      }
      if (group.startsWith("national")) {
        const agreed = outcomes.filter(({ chart, account }) => isAgreed(chart, account));
        reportShares("  typed alike", mode, agreed);
        if (its.some(hasLaw)) reportShares("  typed by their law", mode, outcomes.map(byItsLaw));
        if (mode === "name, side") reportShares("  as their numbers", mode, asNumbered(outcomes));
      }
      if (isListed) listWrong(mode, outcomes.filter(isNew));
      if (group === "english") reportCalibration(outcomes.filter(isNew));
    }
  }
}

/** The sources whose English charts are translations of what countries prescribe; the others are what businesses keep. */
const OF_PLANS: ReadonlySet<string> = new Set(["odoo", "ekwo"]);

function not(test: (outcome: Outcome) => boolean): (outcome: Outcome) => boolean {
  return (outcome) => !test(outcome);
}

/** A national chart is read by its numbers, a language by its words. */
function modesOf(group: string): readonly Mode[] {
  if (group === "english") return modeNames;
  return group.startsWith("national")
    ? ["name, side", "number, name", "all"]
    : ["name only", "name, side", "name, type"];
}

function groupsOf(charts: readonly PublicChart[]): string[] {
  return [...new Set(charts.map(kindOf))];
}

function kindOf({ group, language }: PublicChart): string {
  if (group === "english" || group === "unread") return group;
  return group === "language" ? `language ${language}` : `national ${group}`;
}

/** Names that were learnt from say little of those that were not. */
function namesKnown(part: Part): ReadonlySet<string> {
  const corpus = readCells(new URL("corpus.csv", import.meta.url)).map(([, , , name = ""]) => name);
  const seen =
    part === "seen"
      ? []
      : readPublicCharts("seen").flatMap(({ accounts }) => accounts.map(({ name }) => name));
  return new Set([...corpus, ...seen].map(keyOfName));
}

function readChart(chart: PublicChart, mode: Mode): Outcome[] {
  const inOrder = "isSorted" in modes[mode] ? inOrderOfNames(chart) : chart;
  const facts = readAsABook(publicFacts(inOrder, modes[mode]));
  const read = classify(facts, { given: new Map(), remembered: new Map() });
  return inOrder.accounts.map((account, at) => {
    const classification = read.get(facts[at]?.code ?? "");
    return {
      chart,
      account,
      given: classification?.role ?? null,
      confidence: classification?.confidence ?? 0,
    };
  });
}

/** Judges what was read of charts by the types that the same accounts have in others. */
function typedAnew(
  charts: readonly PublicChart[],
  others: readonly PublicChart[],
): (outcome: Outcome) => Outcome {
  const accounts = others.flatMap((chart) => chart.accounts);
  const anew = new Map(
    charts.flatMap((chart) => chart.accounts).map((account, at) => [account, accounts[at]]),
  );
  return (outcome) => ({ ...outcome, account: anew.get(outcome.account) ?? outcome.account });
}

/**
 * Translations of a chart whose law has one role under an account's number may have that role too: authors type some
 * accounts otherwise than the law of the chart they translate.
 */
function orByLaw(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome) => {
    const role = rolesByLaw(outcome.chart)(outcome.account);
    if (role === null) return outcome;
    const admits = [...outcome.account.admits, role];
    return { ...outcome, account: { ...outcome.account, admits } };
  });
}

/**
 * Accounts of a national chart whose number tells one role, judged by that role: types are too broad to tell a
 * name that is read as another one of the same nature.
 */
function asNumbered(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.flatMap((outcome) => {
    const { chart, account } = outcome;
    const national = nationalCharts.find(({ id }) => id === chart.group);
    const read = national ? readNumber(national, account.code, null) : null;
    if (read === null || read.needsPerson) return [];
    return [{ ...outcome, account: { ...account, admits: [read.role] } }];
  });
}

/** As the books are read: by the classes of their numbers, where these say in which statement an account stands. */
function readAsABook(facts: readonly AccountFacts[]): readonly AccountFacts[] {
  return placeByNumbers(facts, recognise(facts));
}

function isSure({ given, confidence }: Outcome): boolean {
  return given !== null && confidence >= CONFIDENCE_BAR;
}

function isRight({ account, given }: Outcome): boolean {
  return given !== null && account.admits.includes(given);
}

function reportShares(group: string, mode: Mode, outcomes: readonly Outcome[]): void {
  const sure = outcomes.filter(isSure);
  const right = sure.filter(isRight).length;
  const all = outcomes.length;
  const cells = [right, sure.length - right, all - sure.length].map((count) => percent(count, all));
  console.log(
    `  ${group.padEnd(20)} ${mode.padEnd(13)} ${String(all).padStart(5)} ${cells.join(" / ")}`,
  );
}

const BANDS = [0, 0.4, 0.7, 0.8, 0.9, 0.95, 1.01];

/** In each band of confidence, the share that is right. */
function reportCalibration(outcomes: readonly Outcome[]): void {
  const cells = BANDS.slice(1).map((to, at) => {
    const from = BANDS[at] ?? 0;
    const within = outcomes.filter(
      ({ given, confidence }) => given !== null && confidence >= from && confidence < to,
    );
    const label = `${Math.round(from * 100)}-${Math.min(100, Math.round(to * 100))}`;
    return `${label}: ${percent(within.filter(isRight).length, within.length)} of ${within.length}`;
  });
  console.log(`    calibration  ${cells.join("; ")}`);
}

function listWrong(mode: Mode, outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    const verdict = !isSure(outcome) ? "asked" : isRight(outcome) ? null : "WRONG";
    if (verdict === null) continue;
    const { chart, account, given, confidence } = outcome;
    console.log(
      `    ${verdict} | ${mode} | ${chart.source} ${chart.name} | ${account.code} | ${account.name} | ${account.type} | ${given} ${confidence}`,
    );
  }
}

function percent(count: number, all: number): string {
  return all === 0 ? "n/a" : `${((100 * count) / all).toFixed(1)} %`;
}
