import { openApiDocument } from "@tieout/contract";
import type { Handler } from "../app/Handlers.ts";

const VERSION = "0.1.0";

/** That the service answers. */
export const getHealth: Handler<"getHealth"> = async (_input, { deps }) => ({
  status: "ok",
  version: VERSION,
  time: deps.now().toISOString(),
});

/** The API's own description. */
export const getOpenApi: Handler<"getOpenApi"> = async () => openApiDocument();

/** The signed-in user's profile, as the identity service knows it. */
export const getUser: Handler<"getUser"> = async (_input, { deps, caller }) => {
  const { email, name, picture } = await deps.profileOf(caller.uid);
  const [firstName, ...others] = (name ?? "").split(" ").filter((part) => part !== "");
  return {
    id: caller.uid,
    email,
    firstName: firstName ?? null,
    lastName: others.join(" ") || null,
    profileImageUrl: picture,
  };
};
