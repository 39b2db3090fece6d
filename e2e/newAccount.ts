import { randomUUID } from "node:crypto";

/** Somebody who signs up for one test. */
export type Account = { name: string; email: string; password: string };

/** An account nobody has yet. */
export function newAccount(): Account {
  return { name: "Ada Ledger", email: `ada-${randomUUID()}@example.com`, password: "tie-it-out-1" };
}
