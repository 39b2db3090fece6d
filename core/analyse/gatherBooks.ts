import { tokenise } from "../classify/words/tokenise.ts";
import { chooseMateriality } from "../ledger/chooseMateriality.ts";
import { isProfitAndLoss } from "../ledger/isProfitAndLoss.ts";
import type { Minor } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import { decimalsOfDocument } from "../statement/describe/decimalsOfDocument.ts";
import type { AccountSummary } from "../statement/StatementDocument.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import type { BookAccount, Books } from "./Books.ts";
import { growthByRole } from "./expectation.ts";
import { readPriorAmounts } from "./readPriorAmounts.ts";

/** Prepares the input of the detectors: both years of every account, and the size of the company. */
export function gatherBooks(facts: AnalystFacts): Books {
  const decimals = decimalsOfDocument(facts.document);
  const prior = readPriorAmounts(facts);
  const profitLossCodes = codesOfProfitLoss(facts);
  const accounts = facts.document.accounts
    .map((summary) => gather(summary, prior, profitLossCodes))
    .toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const revenue = { before: 0n, now: 0n };
  for (const { role, before, now } of accounts) {
    if (role !== "revenue") continue;
    revenue.before -= before;
    revenue.now -= now;
  }
  return {
    facts,
    accounts,
    byCode: new Map(accounts.map((account) => [account.code, account])),
    hasPriorProfit: accounts.some((account) => account.isProfitAndLoss && account.before !== 0n),
    revenue,
    growthByRole: growthByRole(accounts),
    decimals,
    materiality: chooseMateriality(
      accounts.map(({ role, now }) => ({ role, closing: now })),
      decimals,
    ),
  };
}

function gather(
  summary: AccountSummary,
  prior: ReadonlyMap<string, Minor>,
  profitLossCodes: ReadonlySet<string> | null,
): BookAccount {
  const { code, name, type, role, nature, confidence, isOverridden, traits } = summary;
  const section =
    profitLossCodes === null ? null : profitLossCodes.has(code) ? "profit_loss" : "balance_sheet";
  const isProfit = isProfitAndLoss({ role, nature }, section);
  const isOfOneYear = isProfit || role === "dividends_declared";
  return {
    code,
    name,
    type,
    role,
    nature,
    confidence,
    isOverridden,
    traits,
    isProfitAndLoss: isProfit,
    before: isOfOneYear ? (prior.get(code) ?? 0n) : minorOf(summary.opening),
    now: minorOf(summary.closing),
    movement: minorOf(summary.movement),
    readsAs: summary.readsAs ?? null,
    words: tokenise(name),
    marks: name.match(/\d+|\b[A-Z]{2,3}\b/g) ?? [],
  };
}

function codesOfProfitLoss({ rows }: AnalystFacts): ReadonlySet<string> | null {
  if (!rows.profit_loss || !rows.balance_sheet) return null;
  return new Set(rows.profit_loss.map(({ code }) => code));
}
