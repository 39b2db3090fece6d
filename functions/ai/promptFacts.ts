import {
  type AccountSummary,
  type AnalystFacts,
  decimalsIn,
  decimalsOf,
  largestFirst,
  type Minor,
  minorOf,
  type StatementLine,
} from "@tieout/core";

/** The largest accounts are told; a model reads no better for the smallest thousand. */
const ACCOUNTS = 300;

/** What the model is told: the ledger's facts and what our procedures found. */
export type PromptFacts = {
  data: string;
  figures: readonly string[];
  quotations: readonly string[];
};

/**
 * The facts as JSON, and every figure and name in them that an answer may quote. They hold no users
 * and no addresses; an address inside an account's name is masked.
 */
export function promptFacts({ document }: AnalystFacts, base: object): PromptFacts {
  const { framework, currency, tiesOut, draftReasons, statements, checks, policies } = document;
  const accounts = document.accounts
    .toSorted((left, right) => largestFirst(largerOf(left), largerOf(right)))
    .slice(0, ACCOUNTS)
    .map(({ code, name, type, role, opening, closing, movement }) => ({
      code,
      name,
      type,
      role,
      opening,
      closing,
      movement,
    }));
  const facts = {
    framework,
    currency,
    tiesOut,
    draftReasons,
    policies,
    accounts,
    accountsNotListed: document.accounts.length - accounts.length,
    indirect: statements.indirect.lines.map(lineFacts),
    direct: statements.direct.lines.map(lineFacts),
    totals: statements.indirect.totals,
    checks,
    foundByProcedures: base,
  };
  const data = masked(JSON.stringify(facts)).replaceAll("<", "\\u003c");
  const { texts, figures } = stringsOf(JSON.parse(data), decimalsOf(currency));
  const counts = [document.accounts.length, ...arrayLengths(base)].map((count) => `${count}.00`);
  return { data, figures: [...figures, ...counts], quotations: texts };
}

/** The larger of an account's balances at both ends. */
function largerOf({ opening, closing }: Pick<AccountSummary, "opening" | "closing">): Minor {
  const balances = [minorOf(opening), minorOf(closing)];
  return balances.toSorted(largestFirst)[0] ?? 0n;
}

function lineFacts({ concept, lineItem, category, currentYear, priorYear, status }: StatementLine) {
  return { concept, lineItem, category, currentYear, priorYear, status };
}

function masked(text: string): string {
  return text.replace(/[^\s"\\<>]+/g, (word) => (isAddress(word) ? "[e-mail address]" : word));
}

/** Something, an @, and a name with a point in it. */
function isAddress(word: string): boolean {
  const parts = word.split("@");
  return parts.some((part, at) => at > 0 && parts[at - 1] !== "" && /[^.]\../.test(part));
}

/** Every text of the facts: amounts apart from words. */
function stringsOf(value: unknown, decimals: number): { texts: string[]; figures: string[] } {
  const texts = new Set<string>();
  const figures = new Set<string>();
  const isFigure = (text: string) => /^-?\d+(\.\d+)?$/.test(text) && decimalsIn(text) === decimals;
  const walk = (item: unknown): void => {
    if (typeof item === "string") (isFigure(item) ? figures : texts).add(item);
    else if (typeof item === "object" && item !== null) Object.values(item).forEach(walk);
  };
  walk(value);
  return { texts: [...texts], figures: [...figures] };
}

function arrayLengths(base: object): number[] {
  return Object.values(base).flatMap((value) => (Array.isArray(value) ? [value.length] : []));
}
