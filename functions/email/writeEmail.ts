import type { Letter } from "./Letter.ts";
import type { Email } from "./Mailer.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderText } from "./renderText.ts";

/**
 * Where a way out of these messages begins: the page a reader opens, and the address a mailbox
 * posts to by itself.
 */
export type WayOut = { page: string; oneClick: string };

type Envelope = { id: string; to: Email["to"]; wayOut: WayOut | null };

/** Puts a letter into an envelope. A subject is one line whatever a project is called. */
export function writeEmail(letter: Letter, { id, to, wayOut }: Envelope): Email {
  return {
    id,
    to,
    subject: letter.subject.replace(/\s+/g, " ").trim(),
    html: renderHtml(letter, wayOut?.page ?? null),
    text: renderText(letter, wayOut?.page ?? null),
    unsubscribeUrl: wayOut?.oneClick ?? null,
  };
}
