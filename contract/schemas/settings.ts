import * as z from "zod";
import { text } from "./text.ts";

/** What a user can be told by e-mail, all of it unless they say otherwise. */
export const notifications = z.object({
  statementProcessed: z.boolean(),
  needsReview: z.boolean(),
  exportReady: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;
export type NotificationKind = keyof Notifications;

export const notificationKinds = notifications.keyof().options;

export const userSettings = z.object({ notifications });

/** How messages leave this server, and whether the welcome has been sent. */
export const emailSettings = z.object({
  emailDelivery: z.enum(["sendgrid", "outbox", "none"]),
  welcomeSentAt: z.string().nullable(),
});

export const updateUserBody = z.object({
  displayName: text("personName").min(1),
});

/** A service behind the API, asked just now. */
const serviceProbe = z.object({
  service: z.enum(["firestore", "storage", "auth"]),
  isReachable: z.boolean(),
  milliseconds: z.number(),
});
export type ServiceProbe = z.infer<typeof serviceProbe>;

export const serviceStatus = z.object({ time: z.string(), services: z.array(serviceProbe) });
