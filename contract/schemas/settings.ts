import * as z from "zod";
import { adjustment } from "./adjustment.ts";
import { disclosureNote } from "./export.ts";
import { project, user } from "./project.ts";
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

/** What a user gave us, a part at a time: first themselves, then each of their projects. */
export const ownData = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("user"),
    profile: user,
    notifications,
    rememberedRoles: z.array(z.object({ account: z.string(), role: z.string() })),
  }),
  z.object({
    kind: z.literal("project"),
    project,
    files: z.array(
      z.object({
        fileType: z.string(),
        fileName: z.string(),
        sha256: z.string().nullable(),
        createdAt: z.string(),
        /** Good for 15 minutes; null where the file was never read. */
        downloadUrl: z.string().nullable(),
      }),
    ),
    roles: z.array(z.object({ account: z.string(), role: z.string() })),
    adjustments: z.array(adjustment),
    notes: z.array(disclosureNote),
  }),
]);
export type OwnData = z.infer<typeof ownData>;

/** A service behind the API, asked just now. */
const serviceProbe = z.object({
  service: z.enum(["firestore", "storage", "auth"]),
  isReachable: z.boolean(),
  milliseconds: z.number(),
});
export type ServiceProbe = z.infer<typeof serviceProbe>;

export const serviceStatus = z.object({ time: z.string(), services: z.array(serviceProbe) });
