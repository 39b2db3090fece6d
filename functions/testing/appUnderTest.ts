import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { createApp } from "../app/createApp.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import { handlers } from "../handlers/handlers.ts";
import type { ObjectStore } from "../objects/ObjectStore.ts";

/** A signed-in user of a test; the token is the uid. */
function callerOf(uid: string): Caller {
  return { uid, email: `${uid}@example.test`, name: "Ada Lovelace", picture: null };
}

/** Objects in memory, with the semantics of a bucket. */
export function memoryObjects(): ObjectStore & { paths: () => string[] } {
  const objects = new Map<string, Uint8Array>();
  return {
    read: async (path) => objects.get(path) ?? null,
    write: async (path, content) => {
      objects.set(path, typeof content === "string" ? new TextEncoder().encode(content) : content);
    },
    remove: async (path) => {
      objects.delete(path);
    },
    removeFolder: async (prefix) => {
      for (const path of objects.keys()) if (path.startsWith(prefix)) objects.delete(path);
    },
    paths: () => [...objects.keys()],
  };
}

/**
 * The whole API in process: the real handlers over the Admin SDK on an in-memory Firestore.
 * Only what leaves the process stands in: tokens, objects, the clock.
 */
export function appUnderTest() {
  const clock = { now: Date.parse("2026-01-05T09:00:00Z") };
  let ids = 0;
  const objects = memoryObjects();
  const logged: string[] = [];
  const deps: Deps = {
    db: new FirestoreMock().createDatabase().firestore(),
    objects,
    identify: async (token) => (token.startsWith("user-") ? callerOf(token) : null),
    now: () => new Date((clock.now += 1)),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    log: (level, message, fields) => logged.push(JSON.stringify({ level, message, ...fields })),
  };
  const app = createApp(deps, handlers);
  const request = async (method: string, path: string, options: RequestOptions = {}) => {
    const { as, body, form } = options;
    const headers = {
      ...(as && { Authorization: `Bearer ${as}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await app.request(path, {
      method,
      headers,
      ...(payload && { body: payload }),
    });
    const text = await response.text();
    return { status: response.status, text, json: parse(text), headers: response.headers };
  };
  return { deps, objects, request, clock, logged };
}

export type RequestOptions = { as?: string; body?: unknown; form?: FormData };
export type AppUnderTest = ReturnType<typeof appUnderTest>;

/** A file as a browser's form would send it. */
export function fileForm(
  fileType: string,
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
): FormData {
  const form = new FormData();
  form.set("file", new Blob([content]), fileName);
  form.set("fileType", fileType);
  return form;
}

// Tests look into answers of every shape; each assertion says what it expects of one.
// biome-ignore format: one line
type Json = { [key: string]: Json } & Json[] & string & number & boolean;

function parse(text: string): Json {
  return JSON.parse(text);
}
