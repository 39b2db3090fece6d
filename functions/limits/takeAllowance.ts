import { type Allowance, type AllowanceName, allowances } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import { addressTurnsRef, userTurnsRef } from "../store/paths.ts";
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
  const turn = (ref: Turn["ref"], { limit, windowSeconds }: Window, whose: string): Turn => ({
    ref,
    limit,
    windowSeconds,
    refusal: (seconds) =>
      `At most ${limit} ${counts} in ${timeOf(windowSeconds)}${whose}. Try again in ${minutesOf(seconds)}.`,
  });
  await takeTurns(deps, [
    ...(perUser && uid !== null ? [turn(userTurnsRef(deps.db, uid, name), perUser, "")] : []),
    ...(perAddress && address !== null
      ? [turn(addressTurnsRef(deps.db, address, name), perAddress, " from one address")]
      : []),
  ]);
}

type Window = NonNullable<Allowance["perUser"]>;

/** Whole minutes after which there surely are turns again. */
function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

function timeOf(seconds: number): string {
  return seconds === 3600 ? "an hour" : `${seconds / 60} minutes`;
}
