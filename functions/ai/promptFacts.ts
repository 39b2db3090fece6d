import type { AnalystFacts, StatementLine } from "@tieout/core";

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
    .toSorted((left, right) => sizeOf(right) - sizeOf(left))
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
  const { texts, figures } = stringsOf(JSON.parse(data));
  const counts = [document.accounts.length, ...arrayLengths(base)].map((count) => `${count}.00`);
  return { data, figures: [...figures, ...counts], quotations: texts };
}

function sizeOf({ opening, closing }: { opening: string; closing: string }): number {
  // Only an order of size: no amount is made from it.
  return Math.max(Math.abs(Number(opening)), Math.abs(Number(closing)));
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
function stringsOf(value: unknown): { texts: string[]; figures: string[] } {
  const texts = new Set<string>();
  const figures = new Set<string>();
  const walk = (item: unknown): void => {
    if (typeof item === "string") (/^-?\d+\.\d{2}$/.test(item) ? figures : texts).add(item);
    else if (typeof item === "object" && item !== null) Object.values(item).forEach(walk);
  };
  walk(value);
  return { texts: [...texts], figures: [...figures] };
}

function arrayLengths(base: object): number[] {
  return Object.values(base).flatMap((value) => (Array.isArray(value) ? [value.length] : []));
}
