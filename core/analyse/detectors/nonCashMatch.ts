import { formatMinor } from "../../money/formatMinor.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

type Pairing = { debit: readonly Role[]; credit: readonly Role[]; reason: string };

/** Pairs of roles that often change together without cash (IAS 7.44, ASC 230-10-50-4). */
const pairings: readonly Pairing[] = [
  {
    debit: ["ppe_cost", "investment_property", "intangibles_cost"],
    credit: ["borrowings", "lease_liabilities"],
    reason: "Asset bought on credit from the lender",
  },
  {
    debit: ["right_of_use_assets"],
    credit: ["lease_liabilities"],
    reason: "Lease signed",
  },
  {
    debit: ["borrowings", "bonds"],
    credit: ["share_capital", "share_premium"],
    reason: "Debt converted into shares",
  },
  {
    debit: ["retained_earnings"],
    credit: ["share_capital"],
    reason: "Bonus issue",
  },
];

/** Finds movements of equal amount in opposite directions: probably one non-cash transaction. */
export const nonCashMatch: Detector = {
  kind: "possible_non_cash",
  validationType: "cash_flow",
  looksFor:
    "An asset and a loan or lease, debt and shares, or retained earnings and shares that moved by the same amount to the cent.",
  threshold:
    "a quarter of materiality; not reported where a journal without cash has spoken of the account, or a general ledger of every entry",
  cause: "One transaction without cash that the balances show as two flows.",
  paragraphs: { ifrs: "IAS 7.43-44", usGaap: "ASC 230-10-50-3" },
  // With a ledger, its entries already show non-cash transactions
  detect: (books) =>
    books.facts.generalLedger ? [] : pairings.flatMap((pairing) => match(books, pairing)),
};

function match(books: Books, { debit, credit, reason }: Pairing): Found[] {
  const explained = journaledWithoutCash(books);
  const isOpen = ({ code }: BookAccount) => !explained.has(code);
  const credits = inRoles(books, credit).filter(isOpen);
  return inRoles(books, debit)
    .filter(({ movement, code }) => movement * 4n >= books.materiality && !explained.has(code))
    .flatMap((from) => {
      const mirror = credits.find(({ movement }) => movement === -from.movement);
      return mirror ? [toFinding(books, from, mirror, reason)] : [];
    });
}

/** Accounts in journals without cash. */
function journaledWithoutCash({ facts }: Books): ReadonlySet<string> {
  const rows = facts.document.workings.indirect;
  const isOf = ({ journals }: (typeof rows)[number]) =>
    journals.some(({ line }) => line === "non_cash");
  return new Set(rows.filter(isOf).map(({ account }) => account));
}

function toFinding(books: Books, from: BookAccount, mirror: BookAccount, reason: string): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const size: Minor = from.movement;
  return {
    subject: `${from.code}+${mirror.code}`,
    severity: "medium",
    confidence: 0.7,
    title: `${nameOf(from)} and ${nameOf(mirror)} moved by the same amount`,
    explanation: `Both moved by ${amount("amount", size)}, to the cent. If this is one transaction without cash, the statement shows a payment and a receipt that never were.`,
    recommendation:
      "Enter the journal if no cash moved: it leaves the body of the statement and is listed beneath it.",
    accounts: [from.code, mirror.code],
    proposedAdjustment: {
      adjustmentType: "journal",
      reason,
      lines: [
        { account: from.code, debit: formatMinor(size, books.decimals) },
        { account: mirror.code, credit: formatMinor(size, books.decimals) },
      ],
    },
    figures,
  };
}
