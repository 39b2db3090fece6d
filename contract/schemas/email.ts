import * as z from "zod";
import { notifications } from "./settings.ts";
import { text } from "./text.ts";

/** Its length is looked at before its shape. */
const email = text("emailAddress").pipe(z.email());

/** The address has to be the caller's own; the name is how the message greets. */
export const welcomeEmailBody = z.object({
  email,
  name: text("personName").default(""),
});

export const testEmailBody = z.object({ email });

/** `outbox`: nothing has left the machine, the message is a file in .local/outbox. */
export const emailReply = z.object({
  delivery: z.enum(["sendgrid", "outbox"]),
  message: z.string(),
});

export const unsubscribed = z.object({ notification: notifications.keyof() });
