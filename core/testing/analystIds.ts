import type { AnalystFacts } from "../analyse/AnalystFacts.ts";
import { checkCategories, detectAnomalies, reviewCashFlow } from "../analyse/analyse.ts";
import type { Finding } from "../analyse/Finding.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Role } from "../roles/roles.ts";
import type { StatementInput } from "../statement/StatementInput.ts";
import { factsOf, type WrittenAccount } from "./analystFacts.ts";
import { minor } from "./ledgerRows.ts";

/** A company of one line of business: revenue of a million, so that materiality is about 7,500. */
const trade: readonly WrittenAccount[] = [
  { code: "3000", name: "Share capital", before: "-900000.00", now: "-900000.00" },
  { code: "4000", name: "Sales", before: "-950000.13", now: "-1000000.27" },
  { code: "1100", name: "Trade debtors", before: "1150000.37", now: "1200000.91" },
];

/** Everything the analyst says, low findings included. */
export function findingsOf(facts: AnalystFacts): Finding[] {
  return [detectAnomalies, checkCategories, reviewCashFlow].flatMap((ask) => [
    ...ask(facts).findings,
  ]);
}

/** The findings of one kind on accounts beside those of a plain trade. */
export function findingsOn(
  kind: string,
  accounts: readonly WrittenAccount[],
  input: Partial<StatementInput> = {},
): Finding[] {
  const own = new Set(accounts.map(({ code }) => code));
  const beside = [...trade, retainedBy([...trade, ...accounts])];
  const all = [...beside.filter(({ code }) => !own.has(code)), ...accounts];
  return findingsOf(factsOf(all, input)).filter((finding) => finding.kind === kind);
}

/** Retained earnings that took last year's result and nothing else; results have codes from 4000 on. */
function retainedBy(accounts: readonly WrittenAccount[]): WrittenAccount {
  const results = accounts.filter(({ code }) => code >= "4000");
  const closed = results.reduce((total, { before }) => total + minor(before), 0n);
  return { code: "3100", name: "Retained earnings", before: "0", now: formatMinor(closed, 2) };
}

/** An account written short: "code name", last year, this year. */
export function account(title: string, before: string, now: string, role?: Role): WrittenAccount {
  const [code = "", ...words] = title.split(" ");
  return { code, name: words.join(" "), before, now, ...(role && { role }) };
}
