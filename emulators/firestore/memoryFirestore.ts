import { registerHooks } from "node:module";

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
