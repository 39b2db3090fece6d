import { type Concept, isConcept } from "../../concepts/concepts.ts";
import { isTooLarge } from "../../money/amountDigits.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import type { Minor } from "../../money/Minor.ts";
import { type ParsedMinor, parseMinor } from "../../money/parseMinor.ts";
import { type Problem, problem, type Result } from "../../problem/Problem.ts";
import { isRole } from "../../roles/roles.ts";
import { shorten } from "../../text/shorten.ts";
import type { JournalLine } from "../../worksheet/postJournals.ts";
import type { Adjustment } from "../StatementInput.ts";
import { unsoundTexts } from "./unsoundTexts.ts";
import type { WrittenAdjustment, WrittenJournalLine } from "./WrittenAdjustment.ts";

/**
 * Reads an adjustment as written in a file or by the API. Returns a problem for each wrong line, with what was
 * expected.
 */
export function readAdjustment(
  written: WrittenAdjustment,
  id: string,
  currency: string,
): Result<Adjustment> {
  const unsound = unsoundTexts(written);
  if (unsound.length > 0) return { ok: false, problems: unsound };
  const identity = { id, reason: written.reason ?? "" };
  const decimals = decimalsOf(currency);
  switch (written.adjustmentType) {
    case "journal":
      return readJournal(written.lines ?? [], identity, decimals);
    case "reclassification":
      return readReclassification(written, identity);
    case "override":
      return readOverride(written, identity, decimals);
  }
}

type Identity = { id: string; reason: string };

function readJournal(
  written: readonly WrittenJournalLine[],
  identity: Identity,
  decimals: number,
): Result<Adjustment> {
  const read = written.map((line, index) => readLine(line, index + 1, decimals));
  const problems = read.flatMap((line) => (line.ok ? [] : line.problems));
  if (problems.length > 0) return { ok: false, problems };
  const lines = read.flatMap((line) => (line.ok ? [line.value] : []));
  return { ok: true, value: { ...identity, adjustmentType: "journal", lines } };
}

function readLine(line: WrittenJournalLine, row: number, decimals: number): Result<JournalLine> {
  const amount = readSide(line, row, decimals);
  if (!amount.ok) return amount;
  if (line.account !== undefined) {
    const presentAs = readConcept(line.presentAs, row);
    if (!presentAs.ok) return presentAs;
    return {
      ok: true,
      value: {
        kind: "account",
        account: line.account,
        amount: amount.value,
        presentAs: presentAs.value,
      },
    };
  }
  const concept = readConcept(line.cash ?? "", row);
  if (!concept.ok) return concept;
  if (concept.value === null)
    return refuse(problem("adjustment_concept_unknown", { row, value: "" }));
  return { ok: true, value: { kind: "cash", concept: concept.value, amount: amount.value } };
}

/** The amount of a line, debit-positive; it must have either a debit or a credit. */
function readSide(
  { debit, credit }: WrittenJournalLine,
  row: number,
  decimals: number,
): Result<Minor> {
  const written = debit ?? credit ?? "";
  const parsed = readAmount(written, decimals);
  const isOneSided = (debit === undefined) !== (credit === undefined);
  if (!parsed || !isOneSided || parsed.isRounded || parsed.amount < 0n) {
    const value = isOneSided ? written : `${debit ?? "no debit"} and ${credit ?? "no credit"}`;
    return refuse(problem("adjustment_amount_invalid", { row, value: shorten(value) }));
  }
  return { ok: true, value: debit === undefined ? -parsed.amount : parsed.amount };
}

function readConcept(text: string | undefined, row: number): Result<Concept | null> {
  if (text === undefined) return { ok: true, value: null };
  return isConcept(text)
    ? { ok: true, value: text }
    : refuse(problem("adjustment_concept_unknown", { row, value: text }));
}

function readReclassification(written: WrittenAdjustment, identity: Identity): Result<Adjustment> {
  const { account = "", role } = written;
  const concept = readConcept(written.concept, 1);
  if (!concept.ok) return concept;
  if (role !== undefined && !isRole(role))
    return refuse(problem("adjustment_role_unknown", { value: role }));
  return {
    ok: true,
    value: {
      ...identity,
      adjustmentType: "reclassification",
      account,
      role: role ?? null,
      concept: concept.value,
    },
  };
}

function readOverride(
  written: WrittenAdjustment,
  identity: Identity,
  decimals: number,
): Result<Adjustment> {
  const concept = readConcept(written.concept ?? "", 1);
  if (!concept.ok) return concept;
  const adjusted = written.adjustedValue ?? "";
  const value = readAmount(adjusted, decimals);
  if (concept.value === null || !value || value.isRounded)
    return refuse(problem("adjustment_amount_invalid", { row: 1, value: shorten(adjusted) }));
  return {
    ok: true,
    value: {
      ...identity,
      adjustmentType: "override",
      concept: concept.value,
      adjustedValue: value.amount,
    },
  };
}

function readAmount(written: string, decimals: number): ParsedMinor | null {
  const parsed = parseMinor(written, decimals);
  return parsed === null || isTooLarge(parsed.amount, decimals) ? null : parsed;
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
