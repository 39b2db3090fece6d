import { generateKeyPairSync } from "node:crypto";
import { apiPath, type EndpointName, endpoint } from "@tieout/contract";
import { signHead } from "@tieout/files";
import { FirestoreMock } from "../../emulators/firestore/memoryFirestore.ts";
import { builtInAnalyst } from "../ai/Analyst.ts";
import { createApp } from "../app/createApp.ts";
import type { Deps } from "../app/Deps.ts";
import { handlers } from "../handlers/handlers.ts";
import type { LongTask } from "../tasks/LongTask.ts";
import { createThreads, threadLimits } from "../threads/createThreads.ts";
import { memoryObjects } from "./memoryObjects.ts";
import { type Answer, type Call, readAnswer } from "./readAnswer.ts";

/** Two users; their tokens are their uids. */
export const ADA = "user-ada";
export const EVE = "user-eve";

/**
 * The whole API in process: the real handlers over the Admin SDK on an in-memory Firestore.
 * Only what leaves the process stands in: tokens, objects, the clock.
 */
export function appUnderTest() {
  const clock = { now: Date.parse("2026-01-05T09:00:00Z") };
  const objects = memoryObjects(() => new Date(clock.now));
  const locked = memoryObjects(() => new Date(clock.now));
  const outside = nothingYet();
  const firestore = new FirestoreMock();
  firestore.systemTime.custom(strictlyLater());
  const database = firestore.createDatabase();
  const deps = depsUnderTest(clock, { db: database.firestore(), objects, locked }, outside);
  const app = createApp(deps, handlers);

  async function call<Name extends EndpointName>(
    name: Name,
    { as = ADA, params = {}, query, body, form, from }: Call = {},
  ): Promise<Answer<Name>> {
    const headers = new Headers(as === null ? {} : { Authorization: `Bearer ${as}` });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (from !== undefined) headers.set("X-Forwarded-For", from);
    const payload = form ?? (body === undefined ? null : JSON.stringify(body));
    const { method, path } = endpoint(name);
    const url = apiPath(path, params) + (query ? `?${new URLSearchParams(query)}` : "");
    const response = await app.request(url, { method, headers, body: payload });
    return readAnswer(name, response);
  }
  /** Does once what is done regularly, whenever that would be. */
  const doRegular = () => Promise.all([...outside.regular].map((action) => action()));

  /** All that is kept: every document with its content, every object with its write. */
  async function kept(): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>(Object.entries(database.database.toMap()));
    for (const path of objects.paths()) found.set(path, await objects.generation(path));
    return found;
  }
  return { ...outside, deps, objects, locked, clock, app, call, doRegular, kept };
}

export type AppUnderTest = ReturnType<typeof appUnderTest>;

/**
 * A clock of which no two looks are alike: by the millisecond alone the database tells a document that
 * was changed since a transaction read it.
 */
function strictlyLater(): () => Date {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  };
}

/** As every test signs anchors. */
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

/** What the app asked of what is outside of it. */
type Outside = {
  logged: string[];
  regular: Set<() => Promise<void>>;
  /** The accounts that the identity service was asked to remove. */
  removed: Set<string>;
  /** What was put into the queue, until a test has it carried out. */
  queued: LongTask[];
  /** The same of what is to be carried out later. */
  delayed: LongTask[];
};

function nothingYet(): Outside {
  return { logged: [], regular: new Set(), removed: new Set(), queued: [], delayed: [] };
}

/** No test fails on a slow machine. */
const LONG_MS = 600_000;

/** The same for all: one thread that stays, since loading our code takes longer than most tests. */
const runTask = createThreads({
  ...threadLimits,
  threads: 1,
  milliseconds: LONG_MS,
  idleMilliseconds: LONG_MS,
});

function depsUnderTest(
  clock: { now: number },
  { db, objects, locked }: Pick<Deps, "db" | "objects"> & { locked: Deps["objects"] },
  { logged, regular, removed, queued, delayed }: Outside,
): Deps {
  let ids = 0;
  const names = new Map<string, string>();
  const signedInAt = clock.now;
  return {
    db,
    objects,
    identify: async (token) =>
      token.startsWith("user-") ? { uid: token, signedInAt: new Date(signedInAt) } : null,
    isActive: async (uid) => !uid.includes("revoked"),
    profileOf: async (uid) => ({
      email: `${uid}@example.test`,
      isEmailVerified: !uid.includes("unverified"),
      name: names.get(uid) ?? "Ada Lovelace",
      picture: null,
    }),
    removeUser: async (uid) => {
      removed.add(uid);
    },
    rename: async (uid, name) => {
      names.set(uid, name);
    },
    mailer: { road: "outbox", send: async () => ({ outcome: "sent" }) },
    anchors: { sign: async (head) => signHead(head, privateKey), objects: locked },
    analyst: builtInAnalyst,
    siteUrl: "https://tieout.example",
    trustedProxies: 1,
    trailYears: 10,
    release: "test",
    runTask,
    enqueue: async (task, settings) => {
      (settings?.afterSeconds ? delayed : queued).push(task);
    },
    now: () => {
      clock.now += 1;
      return new Date(clock.now);
    },
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    every: (_milliseconds, action) => {
      regular.add(action);
      return () => {
        regular.delete(action);
      };
    },
    log: (level, message, fields) => logged.push(JSON.stringify({ level, message, ...fields })),
  };
}
