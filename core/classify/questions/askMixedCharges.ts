import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { ask } from "./ask.ts";

/**
 * Asks about charges of several kinds in one amount: "Depreciation and provisions", "Impairment and result of
 * disposals". Each kind is taken out of the result on a line of its own (IAS 7.20), and depreciation, impairment and
 * disposals say what was paid for assets, which provisions and bad debts do not. Depreciation with amortisation is one
 * kind. The number of a national chart does not say more.
 */
export function askMixedCharges(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (isFinal(own) || own.role === null || !isProfitAndLossRole(own.role)) return null;
    const kinds = kindsOf(facts.name);
    if (kinds.length < 2) return null;
    const rivals = kinds.map(({ role }) => role).filter((role) => role !== own.role);
    const said = kinds.map(({ label }) => label).join(" and ");
    return ask(own, `It is of several kinds in one amount: ${said}.`, rivals);
  });
}

type Kind = { label: string; role: Role; words: RegExp };

const KINDS: readonly Kind[] = [
  {
    label: "depreciation",
    role: "depreciation",
    words: /\bdepreciation\b|\bamorti[sz]ation\b/i,
  },
  {
    label: "impairment",
    role: "impairment",
    words: /\bimpairments?\b|\bwrite ?-?downs?\b|\bwritten (?:off|down)\b/i,
  },
  { label: "provisions", role: "operating_expenses", words: /\bprovisions?\b/i },
  { label: "bad debts", role: "bad_debts", words: /\b(?:bad|doubtful) debts?\b/i },
  { label: "disposals", role: "disposal_gain_loss", words: /\bdisposals?\b/i },
];

/** What joins kinds; "provision for impairment" is one. */
const JOINED = /[&+/,]|\band\b|\bor\b/i;

/** The kinds of the joined parts of a name. A part is of the kind that it names first. */
function kindsOf(name: string): readonly Kind[] {
  const parts = name.split(JOINED);
  if (parts.length < 2) return [];
  const found = parts.flatMap((part) => firstKindIn(part) ?? []);
  return KINDS.filter((kind) => found.includes(kind));
}

function firstKindIn(part: string): Kind | undefined {
  return KINDS.map((kind) => ({ kind, at: part.search(kind.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.kind;
}
