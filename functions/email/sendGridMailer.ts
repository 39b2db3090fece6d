import { emailHeaders } from "./emailHeaders.ts";
import type { Delivery, Email, Mailer } from "./Mailer.ts";

export type SendGridSettings = {
  apiKey: string;
  /** Where the API answers; tests point it at a server of their own. */
  baseUrl: string;
  from: string;
  timeoutMs: number;
};

/** Sends by SendGrid's Web API v3, one call a message. */
export function sendGridMailer(settings: SendGridSettings): Mailer {
  return { road: "sendgrid", send: (email) => send(settings, email) };
}

async function send(settings: SendGridSettings, email: Email): Promise<Delivery> {
  const { apiKey, baseUrl, timeoutMs } = settings;
  try {
    const response = await fetch(`${baseUrl}/v3/mail/send`, {
      method: "POST",
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      body: JSON.stringify(bodyOf(settings, email)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // What SendGrid says of a failure may quote the address, so that only its status is kept.
    await response.body?.cancel();
    return response.ok ? { outcome: "sent" } : failureOf(response);
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const reason = isLate ? `no answer in ${timeoutMs} ms` : "SendGrid cannot be reached";
    return { outcome: "failed", reason, canRetry: true, retryAfterSeconds: null };
  }
}

function bodyOf({ from }: SendGridSettings, email: Email) {
  const { to, subject, text, html } = email;
  return {
    from: { email: from, name: "Tieout" },
    personalizations: [{ to: [{ email: to.address, ...(to.name && { name: to.name }) }] }],
    subject,
    content: [
      { type: "text/plain", value: text },
      { type: "text/html", value: html },
    ],
    headers: emailHeaders(email),
    // No pixels and no rewritten links in letters about somebody's accounts.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
  };
}

function failureOf({ status, headers }: Response): Delivery {
  return {
    outcome: "failed",
    reason: `SendGrid answered ${status}`,
    canRetry: status === 429 || status >= 500,
    retryAfterSeconds: status === 429 ? secondsToWait(headers) : null,
  };
}

/** Retry-After, where it is given in seconds. */
function secondsToWait(headers: Headers): number | null {
  const seconds = Number(headers.get("Retry-After") ?? "");
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
