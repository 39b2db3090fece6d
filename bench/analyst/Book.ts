/** What kind of account it is, as its type column says it in words. */
export type Kind =
  | "current_asset"
  | "fixed_asset"
  | "current_liability"
  | "long_liability"
  | "equity"
  | "revenue"
  | "cost_of_sales"
  | "expense"
  | "other_income";

/** An account of a generated company, debit-positive minor units. */
export type GeneratedAccount = {
  code: string;
  name: string;
  kind: Kind;
  type: string;
  before: bigint;
  now: bigint;
};

/** The books while a company is made: every posting has two sides, cash being the usual other one. */
export type Book = {
  accounts: Map<string, GeneratedAccount>;
  add: (code: string, name: string, kind: Kind, before: bigint) => void;
  post: (debit: string, credit: string, amount: bigint) => void;
  /** Posts what brings an account to a balance, against cash. */
  settle: (code: string, target: bigint) => void;
  now: (code: string) => bigint;
  before: (code: string) => bigint;
};

export const BANK = "1200";

const ofOneYear: ReadonlySet<Kind> = new Set([
  "revenue",
  "cost_of_sales",
  "expense",
  "other_income",
]);

/** Opens empty books. */
export function openBook(typeOf: (kind: Kind) => string): Book {
  const accounts = new Map<string, GeneratedAccount>();
  const account = (code: string) => {
    const found = accounts.get(code);
    if (!found) throw new Error(`no account ${code}`);
    return found;
  };
  const post = (debit: string, credit: string, amount: bigint) => {
    account(debit).now += amount;
    account(credit).now -= amount;
  };
  return {
    accounts,
    post,
    add: (code, name, kind, before) => {
      const now = ofOneYear.has(kind) ? 0n : before;
      accounts.set(code, { code, name, kind, type: typeOf(kind), before, now });
    },
    settle: (code, target) => post(code, BANK, target - account(code).now),
    now: (code) => account(code).now,
    before: (code) => account(code).before,
  };
}

/** Whether an account is closed at the end of each year. */
export function isOfOneYear({ kind }: Pick<GeneratedAccount, "kind">): boolean {
  return ofOneYear.has(kind);
}
