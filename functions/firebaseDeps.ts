import { randomUUID } from "node:crypto";
import { REGION } from "@tieout/contract";
import { cutText, showText, textKinds } from "@tieout/core";
import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getFunctions } from "firebase-admin/functions";
import { logger } from "firebase-functions";
import { chooseAnalyst } from "./ai/chooseAnalyst.ts";
import { chooseAnchors } from "./anchors/chooseAnchors.ts";
import { callerOf } from "./app/callerOf.ts";
import type { Caller, Deps } from "./app/Deps.ts";
import { isActiveUser } from "./app/isActiveUser.ts";
import { chooseMailer } from "./email/chooseMailer.ts";
import { bucketObjects } from "./objects/bucketObjects.ts";
import { openBucket } from "./objects/openBucket.ts";
import { LONG_TASKS, LONGEST_SECONDS, type LongTask } from "./tasks/LongTask.ts";
import { createThreads, givingWay, longThreads } from "./threads/createThreads.ts";

/** The real services behind the functions, in the cloud and on the local suite alike. */
export function firebaseDeps(): Deps {
  initializeApp();
  const db = getFirestore();
  return {
    db,
    objects: bucketObjects(openBucket(process.env)),
    identify: (token) => identify(getAuth(), token),
    isActive: (uid) => isActive(getAuth(), uid),
    profileOf: async (uid) => {
      const { email, emailVerified, displayName, photoURL } = await getAuth().getUser(uid);
      return {
        email: email ?? null,
        isEmailVerified: emailVerified,
        // A browser may give any name to the identity service: it does not come by the API.
        name: displayName ? showText(cutText(displayName, textKinds.personName.longest)) : null,
        picture: photoURL ?? null,
      };
    },
    rename: async (uid, displayName) => {
      await getAuth().updateUser(uid, { displayName });
    },
    removeUser: (uid) => removeUser(getAuth(), uid),
    mailer: chooseMailer(process.env, () => new Date()),
    anchors: chooseAnchors(process.env, { db, bucket: (name) => openBucket(process.env, name) }),
    analyst: chooseAnalyst(process.env),
    siteUrl: siteUrl(process.env),
    trustedProxies: trustedProxies(process.env),
    trailYears: trailYears(process.env),
    release: process.env.K_REVISION ?? "", // Cloud Run names each deployment
    runTask: createThreads(process.env.FUNCTION_TARGET === LONG_TASKS ? longThreads : givingWay),
    enqueue,
    now: () => new Date(),
    newId: () => randomUUID(),
    every: (milliseconds, action) => {
      const timer = setInterval(action, milliseconds);
      return () => clearInterval(timer);
    },
    log: (level, message, fields) => {
      const write = { info: logger.info, warning: logger.warn, error: logger.error }[level];
      write(message, fields);
    },
  };
}

/** Puts a task into the queue, to be handed over at once or after some seconds. */
async function enqueue(task: LongTask, { afterSeconds } = { afterSeconds: 0 }): Promise<void> {
  const queue = getFunctions().taskQueue<LongTask>(`locations/${REGION}/functions/${LONG_TASKS}`);
  const settings = {
    dispatchDeadlineSeconds: LONGEST_SECONDS,
    scheduleDelaySeconds: afterSeconds,
  };
  if (afterSeconds === 0 || process.env.FUNCTIONS_EMULATOR !== "true")
    return queue.enqueue(task, settings);
  // The queue of the local suite hands over at once
  setTimeout(async () => {
    try {
      await queue.enqueue(task, settings);
    } catch (error) {
      logger.error("no task was queued", { kind: task.kind, reason: String(error) });
    }
  }, afterSeconds * 1000);
}

/** Where the web app stands: the owner's domain where it is said, else Hosting's own. */
function siteUrl({ SITE_URL, GCLOUD_PROJECT = "" }: NodeJS.ProcessEnv): string {
  return (SITE_URL ?? `https://${GCLOUD_PROJECT}.web.app`).replace(/\/$/, "");
}

/** Hosting's edge and Google's front end, unless the owner puts others before the functions. */
function trustedProxies({ TRUSTED_PROXIES }: NodeJS.ProcessEnv): number {
  const written = Number(TRUSTED_PROXIES);
  return Number.isInteger(written) && written > 0 ? written : 2;
}

/** The law of most places wants records of the accounts for ten years; the owner's may want others. */
function trailYears({ TRAIL_YEARS }: NodeJS.ProcessEnv): number {
  const written = Number(TRAIL_YEARS);
  return Number.isInteger(written) && written > 0 ? written : 10;
}

/** Verifies an ID token, revocation honoured; whatever the identity service refuses is nobody. */
async function identify(auth: Auth, token: string): Promise<Caller | null> {
  try {
    return callerOf(await auth.verifyIdToken(token, true));
  } catch (error) {
    if (isRefusedToken(error)) return null;
    throw error;
  }
}

/** Asked again after a crash, it may be gone already. */
async function removeUser(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
  }
}

/** Whom the identity service does not know may do nothing. */
async function isActive(auth: Auth, uid: string): Promise<boolean> {
  try {
    return isActiveUser(await auth.getUser(uid));
  } catch (error) {
    if (isRefusedToken(error)) return false;
    throw error;
  }
}

/** The identity service says no with an auth/ code; an outage is not a no. */
function isRefusedToken(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("auth/") && code !== "auth/internal-error";
}
