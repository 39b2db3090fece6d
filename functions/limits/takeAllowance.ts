import { createHash } from "node:crypto";
import { type Allowance, type AllowanceName, allowances } from "@tieout/contract";
import type { CollectionReference } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { userRef } from "../store/paths.ts";
import { type Turn, takeTurns } from "./takeTurns.ts";

/** Who asks: the user who is signed in, and the address the request came from, where known. */
export type Asker = { uid: string | null; address: string | null };

/** Takes a turn of an allowance for the user and for the address; refused where either has none left. */
export async function takeAllowance(
  deps: Deps,
  name: AllowanceName,
  { uid, address }: Asker,
): Promise<void> {
  const { perUser, perAddress, counts }: Allowance = allowances[name];
  const turn = (
    of: CollectionReference,
    { limit, windowSeconds }: Window,
    whose: string,
  ): Turn => ({
    ref: of.doc(name),
    limit,
    windowSeconds,
    message: `At most ${limit} ${counts} in ${timeOf(windowSeconds)}${whose}. Please wait.`,
  });
  await takeTurns(deps, [
    ...(perUser && uid !== null ? [turn(userTurns(deps, uid), perUser, "")] : []),
    ...(perAddress && address !== null
      ? [turn(addressTurns(deps, address), perAddress, " from one address")]
      : []),
  ]);
}

type Window = NonNullable<Allowance["perUser"]>;

function timeOf(seconds: number): string {
  return seconds === 3600 ? "an hour" : `${seconds / 60} minutes`;
}

/** Where a user's turns are counted. */
export function userTurns({ db }: Deps, uid: string): CollectionReference {
  return userRef(db, uid).collection("turns");
}

/** The database keeps no address: a hash of it does, until its windows are over. */
function addressTurns({ db }: Deps, address: string): CollectionReference {
  const hash = createHash("sha256").update(address).digest("hex");
  return db.collection("addresses").doc(hash).collection("turns");
}
