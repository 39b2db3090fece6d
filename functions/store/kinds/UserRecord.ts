import { notifications } from "@tieout/contract";
import * as z from "zod";
import { storedKind, type Upgrade } from "./StoredKind.ts";

const schema = z.object({
  /** What the user is told by e-mail. */
  notifications,
  welcomeSentAt: z.string().nullable(),
  /** When they last made a project: writing it makes two creations at once take turns. */
  lastProjectAt: z.string().nullable(),
});

/** A user's own settings as Firestore holds them. */
export type UserRecord = z.infer<typeof schema>;

/** The settings of a user of whom nothing is stored: they are told everything. */
export const newUser: UserRecord = {
  notifications: { statementProcessed: true, needsReview: true, exportReady: true },
  welcomeSentAt: null,
  lastProjectAt: null,
};

/** Version 1 held what somebody had chosen, and nothing else. */
const withDefaults: Upgrade = (stored) => {
  const { notifications: chosen = {} } = stored;
  const isObject = typeof chosen === "object" && chosen !== null;
  const filled = isObject ? { ...newUser.notifications, ...chosen } : chosen;
  return { ...newUser, ...stored, notifications: filled };
};

export const userKind = storedKind({ name: "user", schema, upgrades: [withDefaults] });
