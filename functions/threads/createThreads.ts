import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { ApiProblem } from "../app/ApiProblem.ts";
import { createFairQueue } from "./createFairQueue.ts";
import type { RunTask } from "./RunTask.ts";
import { type TaskName, threadTasks } from "./threadTasks.ts";

/** What a thread is asked for. */
export type ThreadTask = { name: TaskName; request: unknown; port: MessagePort | null };

/** What a thread is started with. */
export type ThreadSetting = Pick<ThreadLimits, "niceness">;

/** What threads may take. */
export type ThreadLimits = {
  threads: number;
  heapMebibytes: number;
  milliseconds: number;
  /** What is smaller is done in place: it takes less time than a thread takes to start. */
  smallBytes: number;
  /** How long a thread stays for the next task: loading our code takes longer than a small task. */
  idleMilliseconds: number;
  /** How much lower the priority of threads is than that of the main thread: 0 to 19, as in `nice`. */
  niceness: number;
};

/** A call is cut after a minute, and an instance answers others beside what its threads do. */
export const threadLimits: ThreadLimits = {
  threads: 2,
  heapMebibytes: 512,
  milliseconds: 50_000,
  smallBytes: 256 * 1024,
  idleMilliseconds: 5_000,
  niceness: 0,
};

/** Where others are answered beside the work: two busy threads made them wait twice as long. */
export const givingWay: ThreadLimits = { ...threadLimits, niceness: 5 };

/** A function that does one long task, and nothing beside it, has its memory and its time for that. */
export const longThreads: ThreadLimits = {
  ...threadLimits,
  threads: 1,
  heapMebibytes: 5 * 1024,
  milliseconds: 25 * 60 * 1000,
};

/**
 * Runs tasks while the caller's thread answers others. A thread takes one task at a time and ends
 * when no other follows soon, so that its memory is free again. A user has one at a time, so that
 * nobody takes the threads of others. A task that takes more than the limits is stopped with its
 * thread: `too_much_work`, and nothing is changed.
 */
export function createThreads(limits: ThreadLimits = threadLimits): RunTask {
  const { threads, milliseconds, smallBytes, niceness } = limits;
  const setting: ThreadSetting = { niceness };
  const pool = new Piscina({
    filename: fileURLToPath(workerFile()),
    name: "doTask",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: limits.idleMilliseconds,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMebibytes },
    workerData: setting,
    // A thread that waits goes on with what its task left behind, such as a reader that is ending.
    atomics: "disabled",
  });
  const queue = createFairQueue(threads);
  return async (task, request, { uid, bytes, handsOver = [], onProgress = ignore }) => {
    if (bytes <= smallBytes) return (await task())(request, ignore);
    const name = nameOf(task);
    const onThread = async () => {
      const { port1: own, port2: port } = new MessageChannel();
      own.on("message", onProgress);
      const asked: ThreadTask = { name, request, port };
      const signal = AbortSignal.timeout(milliseconds);
      try {
        return await pool.run(asked, { signal, transferList: [port, ...handsOver] });
      } finally {
        own.close();
      }
    };
    // What is asked while a run goes on is answered beside it: somebody looks at the screen
    const owner = name === "effectOfRoles" ? `${uid} asking` : uid;
    return queue(owner, () => onThread().catch(throwProblem));
  };
}

/** What a thread knows a task by: code cannot be sent to it. */
function nameOf(task: unknown): TaskName {
  const names = Object.keys(threadTasks) as TaskName[]; // the keys of a literal
  const name = names.find((each) => threadTasks[each] === task);
  if (name === undefined) throw new Error("a task has its place in threadTasks");
  return name;
}

function ignore(): void {
  // Nobody asked to be told.
}

function throwProblem(error: NodeJS.ErrnoException): never {
  const isStopped = error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY";
  throw isStopped ? new ApiProblem("too_much_work") : error;
}

/** Beside this file in the sources, and beside the bundle when it is built. */
function workerFile(): URL {
  const isBuilt = !import.meta.url.endsWith(".ts");
  return new URL(isBuilt ? "./threadWorker.js" : "./threadWorker.ts", import.meta.url);
}
