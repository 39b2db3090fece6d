import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { emailHeaders } from "./emailHeaders.ts";
import type { Delivery, Email, Mailer } from "./Mailer.ts";

const FROM = { name: "Tieout", address: "no-reply@tieout.example" };

/** Writes each message into a folder as a file any mail program opens; nothing leaves the machine. */
export function outboxMailer(folder: string, now: () => Date): Mailer {
  return { road: "outbox", send: (email) => write(folder, now(), email) };
}

async function write(folder: string, date: Date, email: Email): Promise<Delivery> {
  // Loaded when it is needed: in the cloud it never is.
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { to, subject, text, html } = email;
  const { "Message-ID": messageId, ...headers } = emailHeaders(email);
  const recipient = { name: to.name ?? "", address: to.address };
  const letter = { from: FROM, to: recipient, subject, text, html, date, headers };
  const composer = new MailComposer({ ...letter, ...(messageId && { messageId }) });
  const written = await composer.compile().build();
  await mkdir(folder, { recursive: true });
  const name = `${date.toISOString().replace(/[:.]/g, "-")}-${email.id}.eml`;
  await writeFile(join(folder, name), written);
  return { outcome: "sent" };
}
