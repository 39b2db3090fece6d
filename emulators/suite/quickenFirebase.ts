import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { connectAnew } from "./connectAnew.ts";
import { dateAlike } from "./dateAlike.ts";
import { keepConnections } from "./keepConnections.ts";

/** What is used of the insides of firebase-tools, and of what it brings, as the lock file has them. */
type Exegesis = {
  compileApi: (document: object, options: object, ...rest: unknown[]) => unknown;
};
type SdkVersions = { getLatestSDKVersion: () => string | undefined };
type Worker = {
  state: string;
  runtime: { process: ChildProcess };
  isSocketReady: () => Promise<void>;
};
type WorkerPool = {
  getIdleWorker: (triggerId: string, runtime?: string) => Worker | undefined;
  getTriggerWorkers: (triggerId: string, runtime?: string) => readonly Worker[];
};
type FunctionsEmulator = {
  startRuntime: (backend: object, trigger?: { id: string }) => Promise<void>;
};

// Loaded into the process of `firebase emulators:start` before firebase itself; why is in
// docs/decisions/0102-the-suite-starts-what-it-needs.md.
const fromFirebase = createRequire(createRequire(import.meta.url).resolve("firebase-tools"));
compileValidatorsWhenNeeded(fromFirebase("exegesis"));
askForNoNewerSdk(fromFirebase("./deploy/functions/runtimes/node/versioning.js"));
const { RuntimeWorker, RuntimeWorkerPool } = fromFirebase("./emulator/functionsRuntimeWorker.js");
const { FunctionsEmulator, IPCConn } = fromFirebase("./emulator/functionsEmulator.js");
shareProcesses(RuntimeWorkerPool.prototype, FunctionsEmulator.prototype);
startAgainWhatDied(RuntimeWorker.prototype, FunctionsEmulator.prototype);
connectAnew(IPCConn.prototype);
keepConnections();
dateAlike(fromFirebase("./emulator/auth/state.js").ProjectState.prototype);

/** The Auth emulator compiles validators for hundreds of calls, of which we make ten. */
function compileValidatorsWhenNeeded(exegesis: Exegesis): void {
  const { compileApi } = exegesis;
  exegesis.compileApi = (document, options, ...rest) =>
    compileApi(document, { ...options, lazyCompileValidationSchemas: true }, ...rest);
}

/** Nobody who starts a suite wants npm asked whether there is a newer firebase-functions. */
function askForNoNewerSdk(versions: SdkVersions): void {
  versions.getLatestSDKVersion = () => undefined;
}

/** Each function has one process for all its calls; the emulator starts one for each at a time. */
function shareProcesses(pool: WorkerPool, emulator: FunctionsEmulator): void {
  const { getIdleWorker } = pool;
  pool.getIdleWorker = function (triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    return idle ?? this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === "BUSY");
  };
  const { startRuntime } = emulator;
  const starting = new Map<string, Promise<void>>();
  emulator.startRuntime = function (backend, trigger) {
    const id = trigger?.id ?? "";
    const begun = starting.get(id);
    if (begun) return begun;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(id));
    starting.set(id, start);
    return start;
  };
}

/**
 * A process that ends before it is ready is waited for no longer, and another is started once: the
 * emulator asks a dead one for as long as a start may take, and answers nobody who waits for it.
 */
function startAgainWhatDied(worker: Worker, emulator: FunctionsEmulator): void {
  const { isSocketReady } = worker;
  worker.isSocketReady = async function () {
    const { exitCode, signalCode } = this.runtime.process;
    if (exitCode !== null || signalCode !== null) throw new Error("It ended before it was ready.");
    return isSocketReady.call(this);
  };
  const { startRuntime } = emulator;
  emulator.startRuntime = function (backend, trigger) {
    const start = () => startRuntime.call(this, backend, trigger);
    return start().catch(start);
  };
}
