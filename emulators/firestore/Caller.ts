import { status } from "@grpc/grpc-js";
import type { RulesMap, RulesValue } from "../rules/RulesValue.ts";
import { rulesMapOfJson } from "../rules/rulesValueOfJson.ts";
import { refusal } from "./Refusal.ts";

/** Who calls: the owner, whom no rule binds, or somebody with or without a token. */
export type Caller = { readonly isOwner: boolean; readonly auth: RulesMap | null };

/** Tells the caller by the authorisation header; tokens are read, not verified, as emulators do. */
export function callerOf(authorization: string | undefined): Caller {
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return { isOwner: false, auth: null };
  if (token === "owner") return { isOwner: true, auth: null };
  const claims = claimsOf(token);
  const uid = claims.get("user_id") ?? claims.get("sub") ?? null;
  const auth = new Map<string, RulesValue>([
    ["uid", uid],
    ["token", claims],
  ]);
  return { isOwner: false, auth };
}

function claimsOf(token: string): RulesMap {
  const payload = token.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    if (typeof claims === "object" && claims !== null) return rulesMapOfJson(claims);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refusal(status.UNAUTHENTICATED, "the token cannot be read");
}
