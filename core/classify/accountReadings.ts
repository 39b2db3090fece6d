import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { AccountReading } from "../ledger/LedgerAccount.ts";
import { isProfitAndLossRole, type Nature, roleDefinition } from "../roles/roles.ts";
import { type AccountTrait, type TraitId, traits } from "../roles/traits.ts";
import { standingsOf } from "./blocks/standingsOf.ts";
import { type Classification, CONFIDENCE_BAR, PLACEMENT_BAR } from "./Classification.ts";
import { inEnglish } from "./language/inEnglish.ts";
import { chartNames } from "./national/ChartId.ts";
import type { NationalChart } from "./national/NationalChart.ts";
import { traitsOfNumber } from "./national/readNumber.ts";
import { currencyNamed } from "./readings/currencyNamed.ts";
import { isContraAccount } from "./readings/isContraAccount.ts";
import { natureOf } from "./readings/natureOf.ts";
import type { Recognised } from "./recognise.ts";
import { readSide } from "./traits/readSide.ts";
import { readTraits } from "./traits/readTraits.ts";

/** What the ledger is built by: each account's role and nature, and whether it stands against its kind. */
export function accountReadings(
  accounts: readonly AccountFacts[],
  classifications: ReadonlyMap<string, Classification>,
  { chart, language }: Recognised,
  given: ReadonlyMap<string, readonly TraitId[]> = new Map(),
): Map<string, AccountReading> {
  const readings = new Map<string, AccountReading>();
  for (const account of accounts) {
    const facts = inEnglish(account, language);
    const { role, confidence, source } = placed(classifications.get(facts.code) ?? UNREAD);
    const nature = natureOfReading(facts, { role, source });
    const isContra =
      (source === "number" && role !== null && roleDefinition(role).isContra === true) ||
      isContraAccount(facts, nature);
    const currency = currencyNamed(account.name);
    readings.set(facts.code, {
      role,
      nature,
      isContra,
      isSure: confidence >= CONFIDENCE_BAR,
      ...(currency !== undefined && { currency }),
      traits:
        given.get(facts.code)?.map(givenTrait) ??
        traitsOf(facts, role, source === "number" ? chart : null),
    });
  }
  return readings;
}

function givenTrait(id: TraitId): AccountTrait {
  return { id, reason: "You said so for this project.", source: "override" };
}

/** What the name says besides the role, else the number, and on which side it stands where that is not the usual one. */
function traitsOf(
  facts: AccountFacts,
  role: Classification["role"],
  chart: NationalChart | null,
): AccountTrait[] {
  const side = readSide(facts, role);
  const named = readTraits(facts.name, role);
  const numbered = chart && named.length === 0 ? numberedTraits(facts, chart) : [];
  return [...named, ...numbered, ...(side === null ? [] : [side])];
}

function numberedTraits({ code }: AccountFacts, chart: NationalChart): AccountTrait[] {
  return traitsOfNumber(chart, code).map((id) => {
    const reason = `In the ${chartNames[chart.id]}, numbers like ${code} say so: ${traits[id].toLowerCase()}.`;
    return { id, reason, source: "number" };
  });
}

type Reading = Pick<Classification, "role" | "source">;
type Placement = Reading & Pick<Classification, "confidence">;

const UNREAD: Placement = { role: null, confidence: 0, source: "none" };

/** What is little more than a guess moves no money to a line: the account stays unclassified. */
function placed({ role, confidence, source }: Placement): Placement {
  return { role: confidence < PLACEMENT_BAR ? null : role, confidence, source };
}

/** Its words tell the nature, but where its number, its neighbours or other charts say that it is something else. */
function natureOfReading(facts: AccountFacts, { role, source }: Reading): Nature | null {
  if (source === "number") return natureOfRole(facts, role) ?? natureOf(facts);
  const own = natureOf(facts);
  const isMoved =
    (source === "neighbours" || source === "learnt") &&
    role !== null &&
    own !== null &&
    isProfitAndLossRole(role) !== (own === "income" || own === "expense");
  return (isMoved ? natureOfRole(facts, role) : null) ?? own;
}

/** Numbers tell the nature too, but for what stands on either side. */
function natureOfRole({ side }: AccountFacts, role: Classification["role"]): Nature | null {
  if (role === null) return null;
  const [one, other] = standingsOf(role);
  if (other === undefined) return one ?? null;
  if (side === null) return null;
  return side === "debit" ? debitOf(role) : one === "asset" ? "liability" : "income";
}

function debitOf(role: NonNullable<Classification["role"]>): Nature {
  return standingsOf(role).includes("asset") ? "asset" : "expense";
}
