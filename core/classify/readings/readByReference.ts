import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Classification } from "../Classification.ts";
import { rgs } from "../national/charts/rgs.ts";
import { readByNumber } from "./readByNumber.ts";

/** "BLimBanRba": balance sheet, cash, bank, current account. */
const REFERENCE = /^[BW][A-Z][a-z]{2}[A-Z][A-Za-z]{2,10}$/;

/**
 * What an account is by its reference code of the Dutch Referentie Grootboekschema, which audit files
 * give beside its own number in the place of a type; null where there is none, or it leaves that open.
 */
export function readByReference(facts: AccountFacts): Classification | null {
  const code = (facts.printed?.type ?? facts.type).trim();
  return REFERENCE.test(code) ? readByNumber({ ...facts, code, type: "" }, rgs) : null;
}
