import type { Notifications, Reply } from "@tieout/contract";
import type { Handler } from "../app/Handlers.ts";
import { userRef } from "../store/paths.ts";

/** The signed-in user's profile, as the identity service knows it. */
export const getUser: Handler<"getUser"> = async (_input, { deps, caller }) =>
  describeUser(caller.uid, await deps.profileOf(caller.uid));

/** Gives the signed-in user another name at the identity service. */
export const updateUser: Handler<"updateUser"> = async ({ body }, { deps, caller }) => {
  await deps.rename(caller.uid, body.displayName);
  return describeUser(caller.uid, await deps.profileOf(caller.uid));
};

/** What the user is told by e-mail: everything until they say otherwise. */
export const getUserSettings: Handler<"getUserSettings"> = async (_input, { deps, caller }) => {
  const stored = (await userRef(deps.db, caller.uid).get()).data();
  const chosen = stored?.notifications as Partial<Notifications> | undefined; // written by putUserSettings
  return { notifications: { ...everything, ...chosen } };
};

/** Keeps what the user wants to be told. */
export const putUserSettings: Handler<"putUserSettings"> = async ({ body }, { deps, caller }) => {
  const { notifications } = body;
  await userRef(deps.db, caller.uid).set({ notifications }, { merge: true });
  return { notifications };
};

const everything: Notifications = {
  statementProcessed: true,
  needsReview: true,
  exportReady: true,
};

type Profile = { email: string | null; name: string | null; picture: string | null };

function describeUser(id: string, { email, name, picture }: Profile): Reply<"getUser"> {
  const [firstName, ...others] = (name ?? "").split(" ").filter((part) => part !== "");
  return {
    ...{ id, email, profileImageUrl: picture },
    firstName: firstName ?? null,
    lastName: others.join(" ") || null,
  };
}
