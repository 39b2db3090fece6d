import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { TaskData } from "./createThreads.ts";
import { threadTasks } from "./threadTasks.ts";

/** Does one task on a thread of its own, and ends. */
const { name, request, niceness } = workerData as TaskData; // createThreads starts it with nothing else
// Linux counts priority by thread; elsewhere the whole process would give way to others.
if (niceness > 0 && process.platform === "linux") setPriority(niceness);
// The table ties each name to its request; TypeScript cannot follow that through a variable.
const task = threadTasks[name] as (request: unknown) => Promise<unknown>;
parentPort?.postMessage(await task(request));
