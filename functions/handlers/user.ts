import type { Reply } from "@tieout/contract";
import type { Profile } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { changeUser, readUser } from "../store/changeUser.ts";

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
  const { notifications, welcomeSentAt } = await readUser(deps, caller.uid);
  return { notifications, welcomeSentAt, emailDelivery: deps.mailer.road };
};

/** Keeps what the user wants to be told. */
export const putUserSettings: Handler<"putUserSettings"> = async ({ body }, { deps, caller }) => {
  const { notifications } = body;
  await changeUser(deps, caller.uid, (user) => ({ ...user, notifications }));
  return { notifications };
};

/** A user as the API shows them. */
export function describeUser(
  id: string,
  { email, isEmailVerified, name, picture }: Profile,
): Reply<"getUser"> {
  const [firstName, ...others] = (name ?? "").split(" ").filter((part) => part !== "");
  return {
    id,
    email,
    isEmailVerified,
    profileImageUrl: picture,
    firstName: firstName ?? null,
    lastName: others.join(" ") || null,
  };
}
