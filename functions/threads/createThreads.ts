import { Worker } from "node:worker_threads";
import { ApiProblem } from "../app/ApiProblem.ts";
import { createFairQueue } from "./createFairQueue.ts";
import { type TaskAnswer, type TaskName, type TaskRequest, threadTasks } from "./threadTasks.ts";

/** Whose task it is, and the bytes of rows its work grows with. */
type About = { uid: string; bytes: number };

export type RunTask = <Name extends TaskName>(
  name: Name,
  request: TaskRequest<Name>,
  about: About,
) => Promise<TaskAnswer<Name>>;

/** What a thread is started with. */
export type TaskData = { name: TaskName; request: unknown; niceness: number };

/** What threads may take. */
export type ThreadLimits = {
  threads: number;
  heapMebibytes: number;
  milliseconds: number;
  /** What is smaller is done in place: it takes less time than a thread takes to start. */
  smallBytes: number;
  /** How far threads give way to the one that answers, 0 to 19 as the system counts it. */
  niceness: number;
};

/** A call is cut after a minute, and an instance answers others beside what its threads do. */
export const threadLimits: ThreadLimits = {
  threads: 2,
  heapMebibytes: 512,
  milliseconds: 50_000,
  smallBytes: 256 * 1024,
  niceness: 0,
};

/** Where others are answered beside the work: two busy threads made them wait twice as long. */
export const givingWay: ThreadLimits = { ...threadLimits, niceness: 5 };

/**
 * Runs tasks while the caller's thread answers others: each on a thread of its own that ends with it,
 * so that its memory is free again. A user has one at a time, so that nobody takes the threads of
 * others. A task that takes more than the limits is stopped: `too_much_work`, and nothing is changed.
 */
export function createThreads(limits: ThreadLimits = threadLimits): RunTask {
  const queue = createFairQueue(limits.threads);
  return (name, request, { uid, bytes }) => {
    if (bytes <= limits.smallBytes) return threadTasks[name](request);
    return queue(uid, () => onThread(name, request, limits));
  };
}

async function onThread<Name extends TaskName>(
  name: Name,
  request: TaskRequest<Name>,
  { heapMebibytes, milliseconds, niceness }: ThreadLimits,
): Promise<TaskAnswer<Name>> {
  const data: TaskData = { name, request, niceness };
  const worker = new Worker(workerFile(), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  });
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new ApiProblem("too_much_work"));
    const timer = setTimeout(() => {
      stopped();
      worker.terminate().catch(reject);
    }, milliseconds);
    worker.on("message", (answer: TaskAnswer<Name>) => resolve(answer)); // threadWorker posts nothing else
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") stopped();
      else reject(error);
    });
    worker.on("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended without an answer (${code})`));
    });
  });
}

/** Beside this file in the sources, and beside the bundle when it is built. */
function workerFile(): URL {
  const isBuilt = !import.meta.url.endsWith(".ts");
  return new URL(isBuilt ? "./threadWorker.js" : "./threadWorker.ts", import.meta.url);
}
