import type { Email } from "./Mailer.ts";

/** The domain of our message ids: they name a message, not a machine. */
const DOMAIN = "mail.tieout.app";

/** What a mailbox needs to show copies once and to offer its own way out (RFC 2369, RFC 8058). */
export function emailHeaders({ id, unsubscribeUrl }: Email): Record<string, string> {
  const messageId = { "Message-ID": `<${id}@${DOMAIN}>` };
  if (unsubscribeUrl === null) return messageId;
  return {
    ...messageId,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
