import type { Role } from "../../roles/roles.ts";
import { roleDefinition } from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
} from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "../questions/ask.ts";
import { recogniseProgram } from "./recogniseProgram.ts";

/**
 * Accounts that a program makes for every company are what the program makes them for: a reading that says
 * the same is sure, and one that says another role is asked. What the file says of an account comes before.
 */
export function askProgram(accounts: readonly ClassifiedAccount[]): Changes {
  const recognised = recogniseProgram(accounts.map(({ facts }) => facts));
  if (recognised === null) return new Map();
  const { program, roles } = recognised;
  return changesBy(accounts, (account) => {
    const role = roles.get(account.facts.code);
    return role === undefined ? null : afterProgram(account, role, program.name);
  });
}

const SURE = 0.95;

function afterProgram(
  { facts, classification: own }: ClassifiedAccount,
  role: Role,
  program: string,
): Classification | null {
  if (isFinal(own) || own.needsPerson || !canStandIn(placeOf(facts).natures, role)) return null;
  const byDefault = `In the accounts that ${program} makes by default this one is ${roleDefinition(role).label.toLowerCase()}.`;
  if (own.role === role)
    return own.confidence >= SURE
      ? null
      : { ...own, confidence: SURE, reason: `${own.reason} ${byDefault}` };
  if (own.role === null || own.confidence < CONFIDENCE_BAR)
    return { role, confidence: SURE, reason: byDefault, source: "name" };
  return ask(own, byDefault);
}
