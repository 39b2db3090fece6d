import type { Deps } from "../app/Deps.ts";
import { newUser, type UserRecord } from "./kinds/UserRecord.ts";
import { userRef } from "./paths.ts";

/** Changes a user's own settings, as they are at that moment. */
export async function changeUser(
  deps: Deps,
  uid: string,
  change: (user: UserRecord) => UserRecord,
): Promise<void> {
  const ref = userRef(deps.db, uid);
  await deps.db.runTransaction(async (transaction) => {
    const user = (await transaction.get(ref)).data() ?? newUser;
    transaction.set(ref, change(user));
  });
}

/** A user's own settings; those of a new one where nothing is stored. */
export async function readUser(deps: Deps, uid: string): Promise<UserRecord> {
  return (await userRef(deps.db, uid).get()).data() ?? newUser;
}
