import { ApiProblem } from "./ApiProblem.ts";
import type { Caller, Deps } from "./Deps.ts";

const BEARER = /^Bearer ([^\s]+)$/i;

/** The user of an Authorization header; refused without a token that verifies. */
export async function authenticate(header: string | undefined, deps: Deps): Promise<Caller> {
  const token = BEARER.exec(header ?? "")?.[1];
  const caller = token === undefined ? null : await deps.identify(token);
  if (!caller) throw new ApiProblem("unauthenticated");
  return caller;
}
