import type { Role } from "../../roles/roles.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks about what was learnt alone, and no word of the name says: "Corporate credit cards" are no tax and
 * "Income from lease agreements" no dividend, though names like them were. It is asked of roles whose accounts
 * are called so; what is owed or owing in general is called anything. Where a rule had read the name, its role is
 * proposed instead: "Liability insurance - prepaid" is a prepayment, and no tax.
 */
export function askWithoutWord(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const isLearnt = own.source === "learnt" && own.role !== null;
    if (!isLearnt || facts.type !== "" || isTranslated(facts)) return null;
    const words = tokenise(facts.name);
    if (!isUnsaid(own, words)) return null;
    const question = ask(own, "No word of the name says so.");
    const named = hasNoWord(own.role, words) ? saidByName(own) : null;
    return named === null ? question : { ...question, ...named, rivals: rivalsBeside(own, named) };
  });
}

/** The role that a rule read from the name before the learnt reading overruled it; null where there was none. */
function saidByName({ overruled = [] }: Classification) {
  const named = overruled.find(({ role, source }) => source === "name" && !GENERAL.has(role));
  return named?.role ? { role: named.role, source: named.source } : null;
}

/** Roles that say nothing of what for: "IVU payable" is another payable. */
const GENERAL: ReadonlySet<Role | null> = new Set<Role | null>([
  null,
  "other_payables",
  "other_receivables",
  "operating_expenses",
  "other_operating_income",
]);

function rivalsBeside(own: Classification, named: { role: Role }): Role[] {
  const others = [own.role, ...(own.rivals ?? [])];
  return others.filter((role): role is Role => role !== null && role !== named.role);
}

function isUnsaid({ role, overruled = [] }: Classification, words: readonly string[]): boolean {
  // A gain is made on what is no part of trade
  if (role === null || (role === "revenue" && words.includes("gain"))) return role !== null;
  const wasDebt = overruled.some(({ role: said, source }) => source === "name" && DEBTS.has(said));
  if (wasDebt && OWED.has(role)) return true;
  return hasNoWord(role, words);
}

function hasNoWord(role: Role | null, words: readonly string[]): boolean {
  const said = role === null ? undefined : WORDS.get(role);
  return said !== undefined && !holdsAny(words, said);
}

/** What a name says is a debt was perhaps borrowed, though what is called alike is owed in general. */
const DEBTS: ReadonlySet<Role> = new Set<Role>(["borrowings", "bonds", "lease_liabilities"]);
const OWED: ReadonlySet<Role> = new Set<Role>(["other_payables", "trade_payables"]);

const TAX = wordSet(
  "tax vat gst hst pst qst igst cgst sgst iva tva moms duty excise levy timing temporary difference " +
    "withholding withheld surcharge pretax tds hmrc irs ird ato cra sars kra ura zakat",
);
const DIVIDEND = wordSet(
  "dividend distribution share investment participating participation security",
);
const BOND = wordSet("bond debenture note security paper sukuk");
const PAY = wordSet(
  "employee wage salary payroll pay labour remuneration bonus commission holiday vacation leave social " +
    "pension retirement superannuation provident insurance health medicare union paye national " +
    "contribution deduction withholding withheld earning garnishment attachment accident unemployment",
);
/** Of loans, and of those whom an entity lends to beside its trade. */
const LENT = wordSet(
  "loan lent lending borrower note advance advanced mortgage finance financing lease deposit icd dla current trust " +
    "director shareholder stockholder owner partner member officer employee staff related affiliate affiliated " +
    "group subsidiary associate parent sister intercompany",
);

/** Why cash is not free to use. */
const RESTRICTED = wordSet(
  "restricted restriction escrow trust client customer guest tenant custodial collateral pledged pledge lien " +
    "blocked earmarked ringfenced fenced encumbered guarantee margin sinking security deposit held reserve " +
    "behalf iolta dividend service designated endowment impound",
);

const INVESTED = wordSet(
  "investment invest invested share stock security bond fund deposit treasury bill equity unit trust mutual " +
    "portfolio etf holding crypto cryptocurrency bitcoin note debenture certificate financial asset marketable " +
    "quoted listed unlisted available fair value derivative option gold term subsidiary associate venture " +
    "interest gilt paper sukuk isa policy brokerage",
);
const RESERVED = wordSet(
  "reserve reserved earmarked surplus fund capital equity hedge hedging translation revaluation fair value " +
    "comprehensive general legal statutory option contribution restricted restriction endowment appropriated " +
    "designated warrant compensation share earning profit retained gain loss actuarial remeasurement merger redemption",
);
const CONTRACT = wordSet(
  "contract unbilled accrued wip work progress retention retainage income revenue billing billed cost excess " +
    "uninvoiced invoice invoiced recoverable amount due customer construction unearned completed commission",
);

/** The words by which accounts of a role are called. */
const WORDS: ReadonlyMap<Role, ReadonlySet<string>> = new Map<Role, ReadonlySet<string>>([
  ["restricted_cash", RESTRICTED],
  ["current_tax", TAX],
  ["deferred_tax", TAX],
  ["sales_tax", TAX],
  ["income_tax", TAX],
  ["deferred_tax_expense", TAX],
  ["dividend_income", DIVIDEND],
  ["dividends_payable", DIVIDEND],
  ["bonds", BOND],
  ["share_premium", wordSet("premium paid excess surplus capital")],
  ["employee_payables", PAY],
  ["lease_liabilities", wordSet("lease leased hire rou")],
  ["goodwill", wordSet("goodwill")],
  ["loans_receivable", LENT],
  ["financial_investments", INVESTED],
  [
    "associates",
    wordSet(
      "associate associated joint venture jv participation investment invest share interest subsidiary equity partnership holding",
    ),
  ],
  ["assets_held_for_sale", wordSet("held sale disposal discontinued")],
  [
    "investment_property",
    wordSet(
      "investment property rental rented building land let leased invest premises estate house dwelling flat apartment unit",
    ),
  ],
  ["contract_assets", CONTRACT],
  ["other_reserves", RESERVED],
  ["revaluation_reserve", wordSet("revaluation revalued appraisal reserve surplus fair value")],
]);
