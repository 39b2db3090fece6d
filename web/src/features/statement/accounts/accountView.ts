import { type AccountSummary, CONFIDENCE_BAR, decimalsIn, parseMinor, roles } from "@tieout/core";

/** Which accounts are shown. */
export const accountFilters = {
  all: "All accounts",
  review: "To review",
  unplaced: "Not placed",
  mine: "Changed by me",
  low: "Below the bar",
} as const;
type AccountFilter = keyof typeof accountFilters;

export type SortColumn =
  | "code"
  | "name"
  | "role"
  | "confidence"
  | "opening"
  | "closing"
  | "movement";

/** How the accounts are looked at: which, searched for what, in which order. */
export type AccountView = {
  filter: AccountFilter;
  search: string;
  /** Null leaves them in the order of the file, but for those that stand first. */
  sort: { column: SortColumn; isDescending: boolean } | null;
  /** The codes of those that stand first, in their order. */
  first: readonly string[];
};

export const wholeView: AccountView = { filter: "all", search: "", sort: null, first: [] };

/** The accounts of a view in its order; those whose role waits to be confirmed are to be reviewed too. */
export function accountsOfView(
  accounts: readonly AccountSummary[],
  { filter, search, sort, first }: AccountView,
  stale: ReadonlySet<string>,
): readonly AccountSummary[] {
  const isShown = {
    ...filters,
    review: (account: AccountSummary) => filters.review(account) || stale.has(account.code),
  };
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean).map(readWord);
  const isWhole = filter === "all" && wanted.length === 0;
  const found = isWhole
    ? accounts
    : accounts.filter(
        (account) => isShown[filter](account) && wanted.every((fits) => fits(account)),
      );
  return sort ? sortAccounts(found, sort) : inOrderOf(found, first);
}

/** Those named first in their order, then the others as they were. */
function inOrderOf(
  accounts: readonly AccountSummary[],
  first: readonly string[],
): readonly AccountSummary[] {
  if (first.length === 0) return accounts;
  const places = new Map(first.map((code, place) => [code, place]));
  const placeOf = ({ code }: AccountSummary) => places.get(code) ?? first.length;
  return accounts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const filters: Record<AccountFilter, (account: AccountSummary) => boolean> = {
  all: () => true,
  review: ({ role, confidence, isQuestioned }) =>
    role === null || confidence < CONFIDENCE_BAR || isQuestioned === true,
  unplaced: ({ role }) => role === null,
  mine: ({ isOverridden }) => isOverridden,
  low: ({ confidence }) => confidence < CONFIDENCE_BAR,
};

/**
 * What a searched word asks of an account: that its code, name or role holds it; digits, that its code
 * begins with them or its name holds them; "=1250", ">1000"
 * and "<1000" that its opening, closing or movement is so large, whichever side it stands on.
 */
function readWord(word: string): (account: AccountSummary) => boolean {
  const [, sign, digits] = /^([<>=])([\d.,]+)$/.exec(word) ?? [];
  const typed = digits?.replaceAll(",", "") ?? "";
  if (/^\d+$/.test(word)) return ({ code, name }) => code.startsWith(word) || name.includes(word);
  if (sign === undefined || minorOfSize(typed, 0) === null)
    return (account) => textOf(account).includes(word);
  return ({ opening, closing, movement }) => {
    const amount = minorOfSize(typed, decimalsIn(opening)) ?? 0n;
    const sizes = [opening, closing, movement].map(sizeOf);
    if (sign === "=") return sizes.includes(amount);
    return sign === ">"
      ? sizes.some((size) => size > amount)
      : sizes.every((size) => size < amount);
  };
}

function textOf({ code, name, role }: AccountSummary): string {
  return `${code} ${name} ${role === null ? "not placed" : roles[role].label}`.toLowerCase();
}

/** A typed amount in minor units of so many decimals; null when it is none. */
function minorOfSize(typed: string, decimals: number): bigint | null {
  return /^\d+(?:\.\d{1,3})?$/.test(typed) ? (parseMinor(typed, decimals)?.amount ?? null) : null;
}

/** How large an amount is in minor units, whichever side it stands on. */
function sizeOf(amount: string): bigint {
  return BigInt(amount.replace(/[-.]/g, ""));
}

/** A role's place is where it stands in a balance sheet and a profit and loss; amounts go by their size. */
function sortAccounts(
  accounts: readonly AccountSummary[],
  { column, isDescending }: NonNullable<AccountView["sort"]>,
): readonly AccountSummary[] {
  const keyed = accounts.map((account) => ({ account, key: sortKeys[column](account) }));
  const turn = isDescending ? -1 : 1;
  return keyed
    .toSorted((one, other) => turn * compare(one.key, other.key))
    .map(({ account }) => account);
}

type SortKey = string | number | bigint;

const placeOfRole = new Map(Object.keys(roles).map((id, place) => [id, place]));

const sortKeys: Record<SortColumn, (account: AccountSummary) => SortKey> = {
  code: ({ code }) => code,
  name: ({ name }) => name.toLowerCase(),
  role: ({ role }) => (role === null ? -1 : (placeOfRole.get(role) ?? -1)),
  confidence: ({ confidence }) => confidence,
  opening: ({ opening }) => sizeOf(opening),
  closing: ({ closing }) => sizeOf(closing),
  movement: ({ movement }) => sizeOf(movement),
};

let inOrder: Intl.Collator | undefined;

function compare(one: SortKey, other: SortKey): number {
  if (typeof one === "string" && typeof other === "string") {
    // Made when accounts are first sorted: the first of a browser's formats takes long to make.
    inOrder ??= new Intl.Collator("en", { numeric: true });
    return inOrder.compare(one, other);
  }
  return one < other ? -1 : Number(one > other);
}
