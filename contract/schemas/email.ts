import * as z from "zod";
import { limits } from "../limits.ts";
import { notifications } from "./settings.ts";

const email = z.email().max(320);

/** The address has to be the caller's own; the name is how the message greets. */
export const welcomeEmailBody = z.object({
  email,
  name: z.string().trim().max(limits.nameLength).default(""),
});

export const testEmailBody = z.object({ email });

/** `outbox`: nothing has left the machine, the message is a file in .local/outbox. */
export const emailReply = z.object({
  delivery: z.enum(["sendgrid", "outbox"]),
  message: z.string(),
});

export const unsubscribed = z.object({ notification: notifications.keyof() });
