import type { Reply } from "@tieout/contract";
import type { Profile } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { userRef } from "../store/paths.ts";
import { readNotifications } from "../store/readNotifications.ts";

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
  const welcomeSentAt = stored?.welcomeSentAt as string | undefined; // written by sendWelcomeEmail
  return {
    notifications: await readNotifications(deps, caller.uid),
    ...{ emailDelivery: deps.mailer.road, welcomeSentAt: welcomeSentAt ?? null },
  };
};

/** Keeps what the user wants to be told. */
export const putUserSettings: Handler<"putUserSettings"> = async ({ body }, { deps, caller }) => {
  const { notifications } = body;
  await userRef(deps.db, caller.uid).set({ notifications }, { merge: true });
  return { notifications };
};

function describeUser(
  id: string,
  { email, isEmailVerified, name, picture }: Profile,
): Reply<"getUser"> {
  const [firstName, ...others] = (name ?? "").split(" ").filter((part) => part !== "");
  return {
    ...{ id, email, isEmailVerified, profileImageUrl: picture },
    firstName: firstName ?? null,
    lastName: others.join(" ") || null,
  };
}
