import { Worker } from "node:worker_threads";
import type { PieceOf, ReaderName } from "./readers.ts";

export type WorkerTask = { reader: ReaderName; bytes: Uint8Array };

/** What a reader may take before it is stopped. */
export type Allowance = {
  /** Of the processor: what else runs on the machine does not count. */
  milliseconds: number;
  /** Of objects and texts. */
  heapMebibytes: number;
  /** Of buffers, such as unpacked streams, which stand outside the heap. */
  bufferMebibytes: number;
};

/** How a reading ended: whole, stopped for what it took, or by a fault of the reader's own. */
export type GuardedEnd = "whole" | "too_complex" | "failed";

const MEBIBYTE = 1024 * 1024;
const LOOK_EVERY = 20;
const HEADROOM = 3;
/** A thread that uses no processor is waited for so many times as long. */
const PATIENCE = 4;

/**
 * Runs a reader on a thread of its own, which is ended when it takes too long or grows too large;
 * nothing of the thread outlives the file. The pieces it told before that have been taken.
 */
export function runGuarded<Name extends ReaderName>(
  reader: Name,
  bytes: Uint8Array,
  allowance: Allowance,
  take: (piece: PieceOf[Name]) => void,
): Promise<GuardedEnd> {
  const task: WorkerTask = { reader, bytes };
  const worker = new Worker(workerFile(), {
    workerData: task,
    // Past this limit the runtime ends the thread, but where an array grows at once the whole process:
    // the guard looks at the heap as well, and stops the thread long before.
    resourceLimits: { maxOldGenerationSizeMb: HEADROOM * allowance.heapMebibytes },
    // What a library prints about unusual files is not needed.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve, reject) => {
    const settle = (end: GuardedEnd) => {
      clearInterval(guard);
      resolve(end);
      worker.terminate().catch(reject);
    };
    const guard = watch(worker, allowance, () => settle("too_complex"));
    worker.on("message", take);
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      if (!isTooLarge) warn(reader, error);
      settle(isTooLarge ? "too_complex" : "failed");
    });
    worker.on("exit", (code) => settle(code === 0 ? "whole" : "failed"));
  });
}

/** Says where a reader failed, for whoever runs the process; not the message, which may quote the file. */
function warn(reader: ReaderName, { name, message, stack = "" }: Error): void {
  const places = stack.replace(`${name}: ${message}`, "").trim();
  process.emitWarning(`Reading a file failed (${reader}): ${name} ${places}`, "ReaderWarning");
}

/** Looks at the thread's own time, heap and buffers: those of its neighbours do not count. */
function watch(
  worker: Worker,
  { milliseconds, heapMebibytes, bufferMebibytes }: Allowance,
  stop: () => void,
): NodeJS.Timeout {
  const began = performance.now();
  const patience = PATIENCE * milliseconds;
  let isLooking = false;
  return setInterval(async () => {
    if (performance.now() - began > patience) stop();
    if (isLooking) return;
    isLooking = true;
    // A thread that has ended has used nothing any more.
    const looks = Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    const used = await looks.catch(() => null);
    isLooking = false;
    if (!used) return;
    const [memory, { user, system }] = used;
    if ((user + system) / 1_000 > milliseconds) stop();
    const isLarge = memory.total_heap_size > heapMebibytes * MEBIBYTE;
    if (isLarge || memory.external_memory > bufferMebibytes * MEBIBYTE) stop();
  }, LOOK_EVERY);
}

/** Beside this file in the sources, and beside the bundle when it is built. */
function workerFile(): URL {
  const isBuilt = !import.meta.url.endsWith(".ts");
  return isBuilt
    ? new URL("./readerWorker.js", import.meta.url)
    : new URL("./readerWorker.ts", import.meta.url);
}
