import type { Concept } from "../../concepts/concepts.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Adjustment } from "../../statement/StatementInput.ts";
import type { JournalLine } from "../../worksheet/postJournals.ts";
import { treatmentOf } from "../../worksheet/treatments.ts";
import { type AccountKey, type Line, NO_CASH, SET_OFF, useOf } from "./accounts.ts";
import { chartAccount } from "./describeEntries.ts";
import type { Company } from "./generateCompany.ts";

/**
 * The journals that an accountant with all the entries before him would enter for what balances
 * cannot say: a journal a line of the statement, and one for each entry without cash.
 */
export function writeJournals(company: Company): Adjustment[] {
  const byLine = new Map<Concept, Map<AccountKey, Minor>>();
  const journals: Adjustment[] = [];
  for (const { number, text, lines } of company.entries) {
    const nonCash: JournalLine[] = [];
    for (const { account, pieces } of lines)
      for (const piece of pieces) {
        if (piece.line === homeOf(account)) continue;
        if (piece.line === NO_CASH || piece.line === SET_OFF)
          nonCash.push(accountLine(company, account, piece.amount));
        else addTo(byLine, piece.line, account, piece.amount);
      }
    if (nonCash.length > 0) journals.push(journal(`entry ${number}`, text, nonCash));
  }
  return [...journals, ...[...byLine].map(([line, moved]) => cashJournal(company, line, moved))];
}

/** The line that the balances alone would put an account on. */
function homeOf(account: AccountKey): Line | null {
  const { role, line } = useOf(account);
  const treatment = treatmentOf(role);
  return "direct" in treatment ? treatment.direct : line;
}

function addTo(
  byLine: Map<Concept, Map<AccountKey, Minor>>,
  line: Concept,
  account: AccountKey,
  amount: Minor,
): void {
  const moved = byLine.get(line) ?? new Map<AccountKey, Minor>();
  byLine.set(line, moved);
  moved.set(account, (moved.get(account) ?? 0n) + amount);
}

function cashJournal(
  company: Company,
  concept: Concept,
  moved: ReadonlyMap<AccountKey, Minor>,
): Adjustment {
  const accounts = [...moved].filter(([, amount]) => amount !== 0n);
  const cash = accounts.reduce((total, [, amount]) => total - amount, 0n);
  const lines = accounts.map(([account, amount]) => accountLine(company, account, amount));
  return journal(concept, `Cash of ${concept}`, [
    ...lines,
    { kind: "cash", concept, amount: cash },
  ]);
}

function accountLine({ chart }: Company, account: AccountKey, amount: Minor): JournalLine {
  return { kind: "account", account: chartAccount(chart, account).code, amount, presentAs: null };
}

function journal(id: string, reason: string, lines: readonly JournalLine[]): Adjustment {
  return { id, adjustmentType: "journal", reason, lines };
}
