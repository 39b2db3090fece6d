import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks whether what investments yield is interest or dividends, which are shown apart (IAS 7.31): "Investment
 * income" is either, "Interest and dividends" both. So "Interest and other income" is interest and operating income.
 */
export function askYields(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (isFinal(own) || own.role === null || !READ_AS.has(own.role)) return null;
    const words = tokenise(facts.name);
    // That it is received says nothing of what else it holds
    if (own.role === "interest_income" && holdsMore(words))
      return { ...ask(own, HOLDS_MORE, ["other_operating_income"]), needsPerson: true };
    if (!isOpen(words)) return null;
    const role: Role = own.role === "revenue" ? "dividend_income" : own.role;
    const rivals = YIELDS.filter((each) => each !== role);
    const why = "It may be interest as well as dividends: they are shown apart.";
    return ask({ ...own, role }, why, rivals);
  });
}

const HOLDS_MORE = "Its name says that it holds other income too.";

const YIELDS: readonly Role[] = ["interest_income", "dividend_income"];
const READ_AS: ReadonlySet<Role> = new Set<Role>([...YIELDS, "revenue"]);

/** "Interest and other", unlike "Other interest". */
function holdsMore(words: readonly string[]): boolean {
  const at = words.lastIndexOf("interest");
  return at >= 0 && words.indexOf("other", at) > at;
}

function isOpen(words: readonly string[]): boolean {
  const [isInterest, isDividend] = [INTEREST, DIVIDENDS].map((terms) => holdsAny(words, terms));
  if (isInterest || isDividend) return words.includes("interest") && words.includes("dividend");
  const isOfInvestments = holdsAny(words, INVESTED) && holdsAny(words, YIELDED);
  return isOfInvestments && !holdsAny(words, OTHERWISE);
}

const INVESTED = wordSet("investment security");
const YIELDED = wordSet("income revenue return yield");
const INTEREST = wordSet(
  "interest loan lending deposit government bond gilt debenture fixed debt savings cash",
);
const DIVIDENDS = wordSet(
  "dividend share equity participating subsidiary associate venture intercompany group",
);
/** Of property, of what was sold, and of those whose business it is. */
const OTHERWISE = wordSet(
  "property real estate sale disposal gain profit fair unrealised fee service management tax",
);
