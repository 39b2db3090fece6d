import { absolute, type Minor } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { expectedNow } from "../expectation.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The maximum number of accounts to name. */
const SUSPECTS = 5;

/** Finds a ledger out of balance, and accounts where a typing error would explain the difference. */
export const outOfBalance: Detector = {
  kind: "out_of_balance",
  validationType: "anomaly_detection",
  looksFor:
    "Debits that are not credits. Names the accounts where one swap of neighbouring digits, one shifted decimal place or one wrong column would be exactly the difference.",
  threshold: `any difference; at most ${SUSPECTS} accounts, nearest to last year's first`,
  cause: "A figure was keyed with its digits swapped, in the wrong column, or left out.",
  paragraphs: { ifrs: "IAS 1.54", usGaap: "ASC 210-10-45-1" },
  detect: (books) =>
    books.facts.document.warnings.flatMap(({ code, where }) => {
      if (code !== "ledger_out_of_balance") return [];
      const difference = minorOf(where.value ?? "");
      return [toFinding(books, where.period === "opening" ? "opening" : "closing", difference)];
    }),
};

type Suspect = { account: BookAccount; written: Minor; corrected: Minor; slip: string };

function toFinding(books: Books, end: "opening" | "closing", difference: Minor): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const suspects = findSuspects(books, end, difference);
  const total = amount("difference", difference);
  const explanations = suspects.map(
    ({ account, written, corrected, slip }, index) =>
      `${nameOf(account)}, ${slip}: ${amount(`written${index}`, written)} for ${amount(`corrected${index}`, corrected)}`,
  );
  const hint =
    explanations.length === 0
      ? "No single slip explains it."
      : `It would be explained by ${explanations.join("; ")}.`;
  return {
    subject: end,
    severity: "critical",
    confidence: 1,
    title: `The ${end} balances do not balance`,
    explanation: `Debits less credits of the ${end} balances are ${total}. ${hint}`,
    recommendation: "Compare the accounts named with the ledger and upload the corrected file.",
    accounts: suspects.map(({ account }) => account.code),
    figures,
  };
}

function findSuspects(books: Books, end: "opening" | "closing", difference: Minor): Suspect[] {
  const suspects = books.accounts.flatMap((account) => {
    const written = end === "opening" ? account.before : account.now;
    const corrected = written - difference;
    const slip = slipBetween(written, corrected);
    return slip === null ? [] : [{ account, written, corrected, slip }];
  });
  return suspects
    .map((suspect) => ({ suspect, distance: distanceOf(books, end, suspect) }))
    .toSorted((a, b) => (a.distance < b.distance ? -1 : a.distance > b.distance ? 1 : 0))
    .slice(0, SUSPECTS)
    .map(({ suspect }) => suspect);
}

/** The difference between the corrected figure and the expectation from the other year. */
function distanceOf(books: Books, end: "opening" | "closing", { account, corrected }: Suspect) {
  return absolute(corrected - (end === "opening" ? account.now : expectedNow(books, account)));
}

/** The typing error that turns one figure into the other (swapped digits, wrong sign); null where none does. */
function slipBetween(written: Minor, corrected: Minor): string | null {
  if (written === 0n || corrected === 0n) return null;
  if (written === -corrected) return "wrong column";
  if (written > 0n !== corrected > 0n) return null;
  if (written === corrected * 10n || written * 10n === corrected) return "shifted decimal place";
  return isTransposed(absolute(written).toString(), absolute(corrected).toString())
    ? "digits swapped"
    : null;
}

function isTransposed(written: string, corrected: string): boolean {
  if (written.length !== corrected.length) return false;
  const at = [...written].findIndex((digit, index) => digit !== corrected[index]);
  const swapped =
    written.slice(0, at) + (written[at + 1] ?? "") + (written[at] ?? "") + written.slice(at + 2);
  return at >= 0 && swapped === corrected;
}
