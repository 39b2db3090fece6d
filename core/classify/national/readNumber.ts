import type { Role } from "../../roles/roles.ts";
import { type TraitId, traitIds } from "../../roles/traits.ts";
import type { Side } from "../rules/NameRule.ts";
import type { NationalChart, RolesByNumber } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";

/** What a national chart says of an account number: the role, and whether a person has to look. */
export type NumberReading = {
  role: Role;
  needsPerson: boolean;
  number: string;
  /** The account may stand on either side, and its side is not known. */
  isEitherSide: boolean;
};

/** The role of an account by its number; null where the chart leaves it open or does not have it. */
export function readNumber(
  chart: NationalChart,
  code: string,
  side: Side | null,
): NumberReading | null {
  const number = numberOf(code, chart.digits);
  if (number.length < (chart.shortest ?? 0)) return null;
  const found = longest(meaningsOf(chart), number);
  if (found === null || found.meaning === "open") return null;
  const { debit, credit, isAsked, usually } = found.meaning;
  const stands = side ?? usually;
  const isEitherSide = debit !== credit && stands === undefined;
  const role = stands === "credit" ? credit : debit;
  return { role, needsPerson: isAsked || isEitherSide, number: found.prefix, isEitherSide };
}

/**
 * What accounts of a number are, as the chart itself writes it, without the zeros that books may have dropped: by its
 * longest beginning, else by the first number beneath it.
 */
export function roleOfMark(chart: NationalChart, mark: string): Role | null {
  const meanings = meaningsOf(chart);
  const meaning = longest(meanings, mark)?.meaning ?? firstBeneath(meanings, mark);
  return meaning === undefined || meaning === "open" ? null : meaning.debit;
}

function firstBeneath(meanings: Meanings, mark: string): Meaning | undefined {
  const [, beneath] = [...meanings].find(([number]) => number.startsWith(mark)) ?? [];
  return beneath;
}

/** Whether a number is no account of the balance sheet or the profit and loss, or stands for anything. */
export function isOpenNumber(chart: NationalChart, code: string): boolean {
  return longest(meaningsOf(chart), numberOf(code, chart.digits))?.meaning === "open";
}

/** Whether another edition of the chart gives a number, as the chart has it, to something else. */
export function isRenumbered(chart: NationalChart, number: string): boolean {
  return numbersIn(chart.renumbered ?? "").includes(number);
}

/** What a chart says of a number besides its role. */
export function traitsOfNumber(chart: NationalChart, code: string): TraitId[] {
  const number = numberOf(code, chart.digits);
  return traitIds.filter((id) =>
    numbersIn(chart.traits?.[id] ?? "").some((prefix) => number.startsWith(prefix)),
  );
}

type Meaning = { debit: Role; credit: Role; isAsked: boolean; usually?: Side } | "open";
type Meanings = ReadonlyMap<string, Meaning>;

function longest(meanings: Meanings, number: string): { prefix: string; meaning: Meaning } | null {
  for (let length = number.length; length > 0; length -= 1) {
    const prefix = number.slice(0, length);
    const meaning = meanings.get(prefix);
    if (meaning !== undefined) return { prefix, meaning };
  }
  return null;
}

const known = new Map<NationalChart, Meanings>();

function meaningsOf(chart: NationalChart): Meanings {
  const made = known.get(chart) ?? makeMeanings(chart);
  known.set(chart, made);
  return made;
}

function makeMeanings({ roles, asked, bySide, open }: NationalChart): Meanings {
  const meanings = new Map<string, Meaning>();
  for (const number of numbersIn(open ?? "")) meanings.set(number, "open");
  addRoles(meanings, roles, false);
  addRoles(meanings, asked ?? {}, true);
  for (const { numbers, isAsked = false, ...sides } of bySide ?? []) {
    for (const number of numbersIn(numbers)) meanings.set(number, { ...sides, isAsked });
  }
  return meanings;
}

function addRoles(meanings: Map<string, Meaning>, roles: RolesByNumber, isAsked: boolean): void {
  for (const [role, numbers] of Object.entries(roles)) {
    const each = role as Role; // keys of RolesByNumber are roles
    for (const number of numbersIn(numbers)) {
      meanings.set(number, { debit: each, credit: each, isAsked });
    }
  }
}

function numbersIn(text: string): string[] {
  return text.split(" ").filter((number) => number !== "");
}
