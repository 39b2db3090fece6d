/** What the Auth emulator keeps of an account when it is made: milliseconds, and whole seconds. */
type NewAccount = { createdAt?: string; lastLoginAt?: string; validSince?: string };

/** Where the Auth emulator keeps its accounts. */
export type AccountStore = {
  createUserWithLocalId: (localId: string, account: NewAccount) => unknown;
};

/**
 * Lets the sessions of a new account count from the moment of its first one. The emulator asks the clock
 * twice; where a second ended in between, the first session was older than those that count, and
 * whoever had just signed up was told that it had ended.
 */
export function dateAlike(store: AccountStore): void {
  const { createUserWithLocalId } = store;
  store.createUserWithLocalId = function (localId, account) {
    const { createdAt, lastLoginAt, validSince } = account;
    const isFirst = createdAt !== undefined && createdAt === lastLoginAt;
    const first = String(Math.floor(Number(lastLoginAt) / 1000));
    const dated = isFirst && validSince !== undefined ? { ...account, validSince: first } : account;
    return createUserWithLocalId.call(this, localId, dated);
  };
}
