import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Role, roleIds } from "../../roles/roles.ts";
import { foldName } from "../language/foldName.ts";
import { printedName } from "../printedName.ts";
import type { ProgramChart } from "./ProgramChart.ts";
import { programCharts } from "./programCharts.ts";

/** A program whose default accounts a chart has, and the roles of those it has, by account code. */
export type RecognisedProgram = { program: ProgramChart; roles: ReadonlyMap<string, Role> };

/**
 * The program that a chart was made with, told by how many accounts have the number and the name that the
 * program gives them, or, in one without numbers, the names that no other program has; null where none fits.
 */
export function recogniseProgram(accounts: readonly AccountFacts[]): RecognisedProgram | null {
  let best: RecognisedProgram | null = null;
  for (const program of programCharts) {
    const roles = rolesMet(program, accounts);
    if (isMade(program, accounts, roles.size) && roles.size > (best?.roles.size ?? 0))
      best = { program, roles };
  }
  return best;
}

/** So many accounts must be those of the program… */
const FEWEST = 8;
/** …and this share of all, since a company adds its own; and of marks so many, where there are no numbers. */
const SHARE = 0.3;
const MARKS = 3;

function isMade(program: ProgramChart, accounts: readonly AccountFacts[], met: number): boolean {
  if (program.marks !== undefined) {
    const names = new Set(accounts.map((facts) => keyOf("", nameOf(facts))));
    if (program.marks.filter((mark) => names.has(keyOf("", mark))).length < MARKS) return false;
  }
  return met >= FEWEST && met >= SHARE * accounts.length;
}

function rolesMet(program: ProgramChart, accounts: readonly AccountFacts[]): Map<string, Role> {
  const known = accountsOf(program);
  const isNumbered = program.marks === undefined;
  return new Map(
    accounts.flatMap((facts) => {
      const number = isNumbered ? numberOf(facts.code) : "";
      if (isNumbered && number === "") return [];
      const role = known.get(keyOf(number, nameOf(facts)));
      return role === undefined ? [] : [[facts.code, role] as const];
    }),
  );
}

const made = new Map<ProgramChart, ReadonlyMap<string, Role>>();

function accountsOf(program: ProgramChart): ReadonlyMap<string, Role> {
  const known = made.get(program) ?? readAccounts(program);
  made.set(program, known);
  return known;
}

function readAccounts({ accounts }: ProgramChart): Map<string, Role> {
  return new Map(
    roleIds.flatMap((role) =>
      (accounts[role] ?? "").split("\n").flatMap((row) => {
        const [, number = "", name = ""] = ROW.exec(row.trim()) ?? [];
        return name === "" ? [] : [[keyOf(numberOf(number), name), role] as const];
      }),
    ),
  );
}

/** A number, where the row has one, and the name behind it. */
const ROW = /^(\d{3,6}(?= ))? ?(.+)$/;

/** The digits of a number, without the noughts in front that a worksheet takes off. */
function numberOf(code: string): string {
  return code.replace(/\D/g, "").replace(/^0+/, "");
}

function nameOf(facts: AccountFacts): string {
  return printedName(facts).replace(ABBREVIATION, "");
}

/** ERPNext puts the abbreviation of the company behind each name. */
const ABBREVIATION = / - [A-Z0-9]{1,6}$/;

function keyOf(number: string, name: string): string {
  return `${number} ${foldName(name.replace(/\band\b/gi, "&"))}`;
}
