import type { Api, ProblemBody } from "@tieout/contract";
import { ApiFailure } from "./ApiFailure.ts";

/** The call as the contract has it: only its types come along, not the table of all calls. */
const call: Pick<Api["unsubscribe"], "method" | "path"> = {
  method: "POST",
  path: "/api/email/unsubscribe",
};

/**
 * Ends the e-mails that a signed link belongs to, and answers which; throws an `ApiFailure` unless
 * it succeeds. Public pages stay light: this one call reads its reply by hand.
 */
export async function stopEmails(token: string): Promise<string> {
  const response = await fetch(`${call.path}?${new URLSearchParams({ token })}`, {
    method: call.method,
  });
  const text = await response.text();
  const reply = readObject(text);
  if (response.ok && typeof reply.notification === "string") return reply.notification;
  const problem = typeof reply.message === "string" ? (reply as ProblemBody) : null; // its message is what is shown
  throw new ApiFailure(response.status, text || response.statusText, problem);
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // What stands between us and the API (a proxy, a gateway) answers in its own words.
    return {};
  }
}
