import {
  type AccountSummary,
  beginsLikeFormula,
  listSome,
  type Role,
  roleIds,
  roles,
} from "@tieout/core";
import { quoteCell } from "../../../lib/clipboard/quoteCell.ts";

/** What a pasted or uploaded list says: the role of each account it names, and what is wrong with it. */
export type RoleList = { roles: ReadonlyMap<string, Role>; problems: readonly string[] };

/**
 * Reads lines of code and role, or of code, name and role: the first column is the code, the last the
 * role by its name or its id. A line without a role leaves its account as it is; so does a heading.
 */
export function readRoleList(text: string, accounts: readonly AccountSummary[]): RoleList {
  const known = new Set(accounts.map(({ code }) => code));
  const found = new Map<string, Role>();
  const problems: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = cellsOf(line);
    const [code = ""] = cells;
    const written = cells.length > 1 ? (cells.at(-1) ?? "") : "";
    const role = roleByText.get(written.toLowerCase());
    const isHeading = at === 0 && role === undefined && !known.has(code);
    if (code === "" || isHeading || (known.has(code) && cells.length > 1 && written === ""))
      continue;
    const fault = faultOf({ code, written, isKnown: known.has(code), hasRole: role !== undefined });
    if (fault !== null) problems.push(`Line ${at + 1}: ${fault}`);
    else if (role !== undefined) found.set(code, role);
  }
  return { roles: found, problems };
}

/** Every account with its code, name and role, as `readRoleList` and a spreadsheet read it. */
export function writeRoleList(accounts: readonly AccountSummary[]): string {
  const lines = accounts.map(({ code, name, role }) =>
    [code, name, role === null ? "" : roles[role].label].map(quoteCell).join(","),
  );
  return `${["Code,Name,Role", ...lines].join("\r\n")}\r\n`;
}

const roleByText = new Map<string, Role>(
  roleIds.flatMap((id) => [[id, id] as const, [roles[id].label.toLowerCase(), id] as const]),
);

type Line = { code: string; written: string; isKnown: boolean; hasRole: boolean };

function faultOf({ code, written, isKnown, hasRole }: Line): string | null {
  if (!isKnown) return `there is no account ${code}`;
  if (written === "") return "expected a code and a role";
  return hasRole ? null : `"${written}" is no role${nearTo(written)}`;
}

/** The roles whose names have a word that was written: ": there are Loans receivable, Gain on loans". */
function nearTo(written: string): string {
  const words = wordsOf(written);
  const near = roleIds.filter((id) =>
    wordsOf(roles[id].label).some((word) => words.includes(word)),
  );
  const names = near.map((id) => roles[id].label);
  return names.length === 0
    ? ""
    : `: there ${names.length === 1 ? "is" : "are"} ${listSome(names, MOST_NAMED)}`;
}

/** A role in the singular or plural is the same one. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.filter((word) => word !== "and").map((word) => word.replace(/s$/, ""));
}

const MOST_NAMED = 4;

/** A line of a spreadsheet, as it is copied (tabs) or saved (commas or semicolons, with quotes). */
function cellsOf(line: string): string[] {
  if (line.includes("\t")) return line.split("\t").map(plain);
  const mark = line.includes(";") && !line.includes(",") ? ";" : ",";
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === mark && !isQuoted) {
      cells.push(plain(cell));
      cell = "";
    } else cell += character;
  }
  return [...cells, plain(cell)];
}

function plain(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  const text = isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
  return text.startsWith("'") && beginsLikeFormula(text.slice(1)) ? text.slice(1) : text;
}
