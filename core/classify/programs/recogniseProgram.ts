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
  const named = accounts.map(namedAs);
  const names = new Set(named.map(({ name }) => name));
  let best: RecognisedProgram | null = null;
  for (const program of programCharts) {
    if (!isMarked(program, names)) continue;
    const roles = rolesMet(program, named);
    const isMade = roles.size >= FEWEST && roles.size >= SHARE * accounts.length;
    if (isMade && roles.size > (best?.roles.size ?? 0)) best = { program, roles };
  }
  return best;
}

/** So many accounts must be those of the program… */
const FEWEST = 8;
/** …and this share of all, since a company adds its own; and of marks so many, where there are no numbers. */
const SHARE = 0.3;
const MARKS = 3;

/** An account by the digits of its number and the plain words of its name. */
type Named = { code: string; number: string; name: string };

function namedAs(facts: AccountFacts): Named {
  const name = plainName(printedName(facts).replace(ABBREVIATION, ""));
  return { code: facts.code, number: numberOf(facts.code), name };
}

function isMarked({ marks }: ProgramChart, names: ReadonlySet<string>): boolean {
  return marks === undefined || marks.filter((mark) => names.has(plainName(mark))).length >= MARKS;
}

function rolesMet(program: ProgramChart, accounts: readonly Named[]): Map<string, Role> {
  const known = accountsOf(program);
  const isNumbered = program.marks === undefined;
  return new Map(
    accounts.flatMap(({ code, number, name }) => {
      if (isNumbered && number === "") return [];
      const role = known.get(keyOf(isNumbered ? number : "", name));
      return role === undefined ? [] : [[code, role] as const];
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
        return name === "" ? [] : [[keyOf(numberOf(number), plainName(name)), role] as const];
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

/** ERPNext puts the abbreviation of the company behind each name. */
const ABBREVIATION = / - [A-Z0-9]{1,6}$/;

function plainName(name: string): string {
  return foldName(name.replace(/\band\b/gi, "&"));
}

function keyOf(number: string, name: string): string {
  return `${number} ${name}`;
}
