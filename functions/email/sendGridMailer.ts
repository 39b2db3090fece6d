import client from "@sendgrid/client";
import sendGrid from "@sendgrid/mail";
import { z } from "zod";
import { emailHeaders } from "./emailHeaders.ts";
import type { Delivery, Email, Mailer } from "./Mailer.ts";

export type SendGridSettings = {
  apiKey: string;
  /** Where the API answers; tests point it at a server of their own. */
  baseUrl: string;
  from: string;
  timeoutMs: number;
};

type Message = Exclude<Parameters<typeof sendGrid.send>[0], readonly unknown[]>;

/** Sends by SendGrid's own client, one call a message. */
export function sendGridMailer(settings: SendGridSettings): Mailer {
  return { road: "sendgrid", send: (email) => send(settings, email) };
}

/** The package has one client for the whole process: it is told its settings before each call. */
function configure({ apiKey, baseUrl, timeoutMs }: SendGridSettings): void {
  client.setApiKey(apiKey);
  client.setDefaultRequest("baseUrl", baseUrl);
  sendGrid.setClient(client);
  sendGrid.setTimeout(timeoutMs);
}

async function send(settings: SendGridSettings, email: Email): Promise<Delivery> {
  const { from, timeoutMs } = settings;
  try {
    configure(settings);
    await sendGrid.send(messageOf(from, email));
    return { outcome: "sent" };
  } catch (error) {
    // What SendGrid says of a failure may quote the address, so that only its status is kept.
    const answer = answered.safeParse(error);
    if (answer.success) return failureOf(answer.data);
    const isLate = error instanceof Error && "code" in error && error.code === "ECONNABORTED";
    const reason = isLate ? `no answer in ${timeoutMs} ms` : "SendGrid cannot be reached";
    return { outcome: "failed", reason, canRetry: true, retryAfterSeconds: null };
  }
}

/** An answer with a status of failure; what did not arrive has a word for its code. */
const answered = z.object({
  code: z.number(),
  response: z.object({ headers: z.object({ "retry-after": z.string().optional() }) }),
});

function messageOf(from: string, email: Email): Message {
  const { to, subject, text, html } = email;
  return {
    from: { email: from, name: "Tieout" },
    to: { email: to.address, ...(to.name && { name: to.name }) },
    subject,
    content: [
      { type: "text/plain", value: text },
      { type: "text/html", value: html },
    ],
    headers: emailHeaders(email),
    // No pixels and no rewritten links in letters about somebody's accounts.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
      subscriptionTracking: { enable: false },
    },
  };
}

function failureOf({ code: status, response }: z.output<typeof answered>): Delivery {
  return {
    outcome: "failed",
    reason: `SendGrid answered ${status}`,
    canRetry: status === 429 || status >= 500,
    retryAfterSeconds: status === 429 ? secondsToWait(response.headers["retry-after"]) : null,
  };
}

/** Retry-After, where it is given in seconds. */
function secondsToWait(retryAfter = ""): number | null {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
