import type { AdjustmentBody } from "@tieout/contract";
import { type JournalFormLine, journalBalance, toAmount } from "./journalBalance.ts";

type Journal = Extract<AdjustmentBody, { adjustmentType: "journal" }>;

export type JournalDraft = { reason: string; lines: readonly JournalFormLine[] };

/** The journal a form describes, or what is still wrong with it, in words. */
export function journalBody({ reason, lines }: JournalDraft): Journal | string {
  if (reason.trim() === "") return "Say in a few words why: the reason stays with the journal.";
  const filled = lines.filter(({ side, debit, credit }) => side || debit || credit);
  if (filled.length < 2) return "A journal has at least two lines.";
  for (const [index, line] of filled.entries()) {
    const problem = lineProblem(line);
    if (problem) return `Line ${index + 1}: ${problem}`;
  }
  const { difference } = journalBalance(filled);
  if (/[1-9]/.test(difference)) return "Debits and credits are not equal yet.";
  return { adjustmentType: "journal", reason: reason.trim(), lines: filled.map(writeLine) };
}

function lineProblem({ side, debit, credit }: JournalFormLine): string | null {
  if (side === "") return "choose an account or a cash line.";
  if ((debit === "") === (credit === "")) return "give either a debit or a credit.";
  if (toAmount(debit || credit) === null) return "the amount is not a number such as 1250.00.";
  return null;
}

/** A side is "account:1200" or "cash:interest_paid"; a code may hold a colon itself. */
function writeLine({ side, debit, credit }: JournalFormLine): Journal["lines"][number] {
  const [kind, ...rest] = side.split(":");
  const name = rest.join(":");
  const amount = toAmount(debit || credit) ?? "";
  return {
    ...(kind === "cash" ? { cash: name } : { account: name }),
    ...(debit === "" ? { credit: amount } : { debit: amount }),
  };
}
