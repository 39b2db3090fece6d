import type { Notifications } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import { userRef } from "./paths.ts";

/** What a user is told by e-mail: everything until they say otherwise. */
export async function readNotifications(deps: Deps, uid: string): Promise<Notifications> {
  const stored = (await userRef(deps.db, uid).get()).data();
  const chosen = stored?.notifications as Partial<Notifications> | undefined; // written by putUserSettings
  return { ...everything, ...chosen };
}

const everything: Notifications = {
  statementProcessed: true,
  needsReview: true,
  exportReady: true,
};
