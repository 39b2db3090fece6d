import type { Mailer } from "./Mailer.ts";
import { outboxMailer } from "./outboxMailer.ts";
import { sendGridMailer } from "./sendGridMailer.ts";

const SEND_TIMEOUT_MS = 10_000;

/**
 * SendGrid where a key and a sender are configured; on the local suite a folder; else nobody, who
 * says so. A deploy needs a secret to exist, so that "none" stands for having no key.
 */
export function chooseMailer(env: NodeJS.ProcessEnv, now: () => Date): Mailer {
  const { SENDGRID_API_KEY: apiKey = "none", EMAIL_FROM: from, OUTBOX_FOLDER: outbox } = env;
  const baseUrl = env.SENDGRID_BASE_URL ?? "https://api.sendgrid.com";
  if (apiKey !== "none" && from) {
    return sendGridMailer({ apiKey, baseUrl, from, timeoutMs: SEND_TIMEOUT_MS });
  }
  if (outbox) return outboxMailer(outbox, now);
  return { road: "none", send: async () => ({ outcome: "not_configured" }) };
}
