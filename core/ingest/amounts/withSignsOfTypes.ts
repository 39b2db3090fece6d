import { sum } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { type FileRows, textsOf } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { ReadAmounts } from "./decideAmounts.ts";

const DATES = ["currentBalance", "priorBalance"] as const;

type SignAt = (at: number) => bigint;

/**
 * Reads the balances of a trial balance that writes each in the sign of its kind, liabilities, equity and income
 * positive, as credits where its types say so. Every date has to balance to the cent so, and none as it is
 * written: what is only nearly so stays as it is. Of one date alone, what the types come to has to agree as well.
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
 * Whether no type of assets or costs comes to a minus, and more types of liabilities, equity and income come to a plus
 * than to a minus (losses may be more than all other equity). A second witness: one date may balance by chance.
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

/** Minus for the types of what stands in credit; null where a type of an account with a balance does not say. */
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
