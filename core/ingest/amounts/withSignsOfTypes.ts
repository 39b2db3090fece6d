import { sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { type FileRows, textsOf } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { ReadAmounts } from "./decideAmounts.ts";

const DATES = ["currentBalance", "priorBalance"] as const;

type SignAt = (at: number) => bigint;

/**
 * Reads a trial balance in which each balance has the natural sign of its type (liabilities, equity and income positive
 * as well as assets and expenses). Accepted only if every date balances to the cent that way and none does as written;
 * with a single date, the totals by type must also be plausible.
 */
export function withSignsOfTypes(file: FileRows): FileRows {
  const [current, prior] = DATES.map((field) => file.amounts.get(field));
  if (file.fileType !== "trial_balance" || !current) return file;
  const balances = prior ? [current, prior] : [current];
  if (balances.some(({ amounts }) => sum(amounts) === 0n)) return file;
  const signAt = signsOfTypes(file, balances);
  if (signAt === null || (!prior && !areInTheirSigns(file, current, signAt))) return file;
  const turned = balances.map((read) => inSigns(read, signAt));
  if (turned.some(({ total }) => total !== 0n)) return file;
  const amounts = new Map(file.amounts);
  DATES.forEach((field, at) => {
    const read = turned[at];
    if (read) amounts.set(field, read);
  });
  note(file.warnings, "signs_of_types", file.sheet === null ? {} : { sheet: file.sheet });
  return { ...file, amounts };
}

/**
 * A second test, since one date may balance by chance: no type of assets or costs is negative, and more types of
 * liabilities, equity and income are positive than negative (losses may exceed other equity).
 */
function areInTheirSigns(file: FileRows, { amounts }: ReadAmounts, signAt: SignAt): boolean {
  const typeAt = textsOf(file, "type");
  const totals = new Map<string, { total: bigint; sign: bigint }>();
  for (const [at, amount] of amounts.entries()) {
    const { total = 0n } = totals.get(typeAt(at)) ?? {};
    totals.set(typeAt(at), { total: total + amount, sign: signAt(at) });
  }
  const [credits, debits] = [-1n, 1n].map((side) =>
    [...totals.values()].filter(({ sign }) => sign === side).map(({ total }) => total),
  );
  const ahead = (credits ?? []).reduce((count, total) => count + (total < 0n ? -1 : 1), 0);
  return ahead > 0 && (debits ?? []).every((total) => total >= 0n);
}

/** Minus for types on the credit side; null where the type of an account with a balance is unclear. */
function signsOfTypes(file: FileRows, balances: readonly ReadAmounts[]): SignAt | null {
  if (!file.columns.has("type")) return null;
  const typeAt = textsOf(file, "type");
  const signs = new Map<string, bigint | null>();
  for (const { amounts } of balances) {
    for (const [at, amount] of amounts.entries()) {
      const type = typeAt(at);
      if (!signs.has(type)) signs.set(type, signOfType(type));
      if (amount !== 0n && signs.get(type) === null) return null;
    }
  }
  return (at) => signs.get(typeAt(at)) ?? 1n;
}

function signOfType(type: string): bigint | null {
  const side = sideOfWords(type, "balance_sheet") ?? sideOfWords(type, "profit_loss");
  if (side === null) return null;
  return side === "asset" || side === "expense" ? 1n : -1n;
}

function inSigns({ amounts, rounded }: ReadAmounts, signAt: SignAt): ReadAmounts {
  const signed = amounts.map((amount, at) => amount * signAt(at));
  return {
    amounts: signed,
    total: sum(signed),
    rounded: rounded.map((cell) => ({ ...cell, excess: cell.excess * signAt(cell.at) })),
  };
}
