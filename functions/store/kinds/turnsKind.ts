import { MS_PER_DAY } from "@tieout/core";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  /** A window of time begins with the first turn in it. */
  startedAt: z.string(),
  taken: z.number(),
  /** The database removes the count some time after this, when its window is over. */
  expiresAt: z.instanceof(Timestamp),
});

/** The turns taken in a window of time. */
export type TurnsRecord = z.infer<typeof schema>;

export const turnsKind = storedKind({
  name: "count of turns",
  schema,
  upgrades: [beginWithTheFirst],
});

/** Version 1 kept the time of every turn, in windows of a day at the most; the window of such a count begins with the first of them. */
function beginWithTheFirst({ takenAt }: Readonly<Record<string, unknown>>) {
  const times = Array.isArray(takenAt) ? takenAt : [];
  const startedAt = new Date(Date.parse(String(times[0])) || 0);
  return {
    startedAt: startedAt.toISOString(),
    taken: times.length,
    expiresAt: Timestamp.fromMillis(startedAt.getTime() + MS_PER_DAY),
  };
}
