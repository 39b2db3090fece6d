import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type NotificationKind, notificationKinds } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { WayOut } from "../email/writeEmail.ts";
import { signingKeyRef } from "../store/paths.ts";

/** Whose messages of which kind a link ends. */
export type Unsubscription = { uid: string; kind: NotificationKind };

/** The two addresses that end a user's messages of one kind: for the reader and for the mailbox. */
export async function wayOutOf(deps: Deps, uid: string, kind: NotificationKind): Promise<WayOut> {
  const payload = Buffer.from(JSON.stringify([uid, kind])).toString("base64url");
  const token = `${payload}.${sign(payload, await signingKey(deps))}`;
  return {
    page: `${deps.siteUrl}/unsubscribe?token=${token}`,
    oneClick: `${deps.siteUrl}/api/email/unsubscribe?token=${token}`,
  };
}

/** What a token of ours says; null for any other. */
export async function readToken(deps: Deps, token: string): Promise<Unsubscription | null> {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const expected = Buffer.from(sign(payload, await signingKey(deps)));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  const [uid, kind] = JSON.parse(Buffer.from(payload, "base64url").toString()) as string[]; // signed by wayOutOf
  const known = notificationKinds.find((name) => name === kind);
  return uid !== undefined && known ? { uid, kind: known } : null;
}

function sign(payload: string, key: Buffer): string {
  return createHmac("sha256", key).update(payload).digest("base64url");
}

/** The key of these links, made once and kept where only the functions read. */
async function signingKey(deps: Deps): Promise<Buffer> {
  const ref = signingKeyRef(deps.db);
  const key = await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data()?.key;
    if (stored !== undefined) return stored;
    const made = randomBytes(32).toString("base64url");
    transaction.create(ref, { key: made });
    return made;
  });
  return Buffer.from(key, "base64url");
}
