import { createRequire, registerHooks } from "node:module";

/**
 * Where the package waits three milliseconds or more before each of its answers, twice for a question. An
 * answer comes a turn of the event loop later just as well, and in the same order on every machine.
 */
const PAUSE = "/@firebase-bridge/firestore-admin/esm/lib/_internal/functions/resolve-promise.js";
const NEXT_TURN =
  "export const resolvePromise = (value) => new Promise((resolve) => setImmediate(resolve, value));";

const hooks = registerHooks({
  load: (url, context, next) =>
    url.endsWith(PAUSE)
      ? { format: "module", source: NEXT_TURN, shortCircuit: true }
      : next(url, context),
});

/** Firestore in memory, under the Admin SDK, which answers without a pause. */
export const { FirestoreMock } = await import("@firebase-bridge/firestore-admin");
hooks.deregister();

/** The part of the SDK that waits before a call: at least a millisecond, even before one that was never refused. */
type Backoff = { setTimeoutHandler: (handler: (resume: () => void, ms: number) => void) => void };
const require = createRequire(import.meta.url);
const backoff: Backoff = require("@google-cloud/firestore/build/src/backoff.js");
// Only after a refusal it waits as it would for a server: calls that met go on at different moments.
backoff.setTimeoutHandler((resume, ms) => {
  if (ms > 0) setTimeout(resume, ms);
  else setImmediate(resume);
});
