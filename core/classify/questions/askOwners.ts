import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks about what is owed to owners or by them where the name does not say what for. They seldom supply or buy, and
 * what they lend or borrow is financing or investing (IAS 7.16(e), 7.17(c)): what was read as trade
 * ("Cuentas por pagar accionistas") is proposed as another payable or receivable.
 */
export function askOwners(accounts: readonly ClassifiedAccount[]): Changes {
  const lent = new Set(accounts.flatMap(lentBetween));
  return changesBy(accounts, ({ facts, classification: own }) => {
    const its = isFinal(own) || own.role === null ? undefined : BETWEEN[own.role];
    if (its === undefined || placeOf(facts).label?.role === own.role) return null;
    const words = tokenise(facts.name);
    if (!holdsAny(words, OWNERS)) return null;
    const isOpen = its.isTrade || (!lent.has(its.other) && isUnsaid(facts, words));
    return isOpen ? askAs(own, its) : null;
  });
}

/** What is lent between owners and the entity has an account of its own: what is owed beside it is no loan. */
function lentBetween({ facts, classification: { role } }: ClassifiedAccount): readonly Role[] {
  if (role !== "borrowings" && role !== "loans_receivable") return [];
  const words = tokenise(facts.name);
  return words.includes("loan") && holdsAny(words, OWNERS) ? [role] : [];
}

/** Whether a name says that something is owed, and not what for. */
function isUnsaid({ type }: AccountFacts, words: readonly string[]): boolean {
  if (type !== "" || !holdsAny(words, OWED)) return false;
  const isCurrentAccount = words.includes("current") && words.includes("account");
  return !isCurrentAccount && !holdsAny(words, FOR);
}

type Between = { role: Role; other: Role; isTrade: boolean };

/** What stands between an entity and its owners: what is proposed for each role, and what it may be beside that. */
const BETWEEN: Partial<Readonly<Record<Role, Between>>> = {
  trade_payables: { role: "other_payables", other: "borrowings", isTrade: true },
  trade_receivables: { role: "other_receivables", other: "loans_receivable", isTrade: true },
  other_payables: { role: "other_payables", other: "borrowings", isTrade: false },
  other_receivables: { role: "other_receivables", other: "loans_receivable", isTrade: false },
  borrowings: { role: "borrowings", other: "other_payables", isTrade: false },
  loans_receivable: { role: "loans_receivable", other: "other_receivables", isTrade: false },
};

function askAs(own: Classification, { role, other }: Between): Classification {
  const before = own.role === null ? [] : [own.role];
  const rivals = [other, ...before, ...(own.rivals ?? [])].filter((each) => each !== role);
  return ask({ ...own, role }, WHICH, [...new Set(rivals)]);
}

const WHICH = "It is with an owner, who may have lent or borrowed it.";

const OWNERS = wordSet("shareholder owner founder");
const OWED = wordSet(
  "owed due payable receivable liability debt debtor creditor obligation claim settlement",
);
/** What says what for: money lent or put in, a share in the profit, or what has nothing to do with owning. */
const FOR = wordSet(
  "loan lent lending borrowing borrowed financing finance advance deposit interest dividend distribution profit " +
    "capital share subscription subscribed unpaid called uncalled contribution drawing tax salary wage rent expense",
);
