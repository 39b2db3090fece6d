import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { emailReply, testEmailBody, unsubscribed, welcomeEmailBody } from "../schemas/email.ts";
import { user } from "../schemas/project.ts";
import { emailSettings, updateUserBody, userSettings } from "../schemas/settings.ts";
import { text } from "../schemas/text.ts";

/** What is asked about the signed-in user: profile, settings, messages. */
export const userEndpoints = {
  getUser: {
    method: "GET",
    path: "/api/auth/user",
    summary: "The signed-in user's profile.",
    reply: user,
  },
  updateUser: {
    method: "PATCH",
    path: "/api/auth/user",
    summary: "Changes the signed-in user's name.",
    body: updateUserBody,
    reply: user,
  },
  getUserSettings: {
    method: "GET",
    path: "/api/auth/settings",
    summary: "What the signed-in user is told by e-mail, and how e-mail leaves here.",
    reply: userSettings.extend(emailSettings.shape),
  },
  sendWelcomeEmail: {
    method: "POST",
    path: "/api/email/welcome",
    summary: "Sends the caller the welcome e-mail, to their own verified address only.",
    allowance: "email",
    body: welcomeEmailBody,
    reply: emailReply,
  },
  sendTestEmail: {
    method: "POST",
    path: "/api/email/test",
    summary: "Sends the caller a test e-mail, to their own verified address only.",
    allowance: "email",
    body: testEmailBody,
    reply: emailReply,
  },
  openUnsubscribe: {
    method: "GET",
    path: "/api/email/unsubscribe",
    summary: "Leads a reader whose mailbox opens the link instead of posting to it to the page.",
    isPublic: true,
    query: z.object({ token: text("token") }),
    isRedirect: true,
    reply: z.object({ location: z.url() }),
  },
  unsubscribe: {
    method: "POST",
    path: "/api/email/unsubscribe",
    summary:
      "Ends the e-mails a signed link belongs to (RFC 8058: mailboxes post to it by themselves).",
    allowance: "unsubscribe",
    isPublic: true,
    query: z.object({ token: text("token") }),
    reply: unsubscribed,
  },
  putUserSettings: {
    method: "PUT",
    path: "/api/auth/settings",
    summary: "Says what the signed-in user is told by e-mail.",
    body: userSettings,
    reply: userSettings,
  },
} as const satisfies Record<string, Endpoint>;
