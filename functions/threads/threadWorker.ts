import { parentPort, workerData } from "node:worker_threads";
import type { TaskData } from "./createThreads.ts";
import { threadTasks } from "./threadTasks.ts";

/** Does one task on a thread of its own, and ends. */
const { name, request } = workerData as TaskData; // createThreads starts it with nothing else
// The table ties each name to its request; TypeScript cannot follow that through a variable.
const task = threadTasks[name] as (request: unknown) => Promise<unknown>;
parentPort?.postMessage(await task(request));
