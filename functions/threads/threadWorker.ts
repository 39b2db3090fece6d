import { setPriority } from "node:os";
import { workerData } from "piscina";
import type { ThreadSetting, ThreadTask } from "./createThreads.ts";
import { handedOver } from "./handedOver.ts";
import type { Task } from "./RunTask.ts";
import { threadTasks } from "./threadTasks.ts";

const { niceness } = workerData as ThreadSetting; // createThreads starts it with nothing else
// Linux sets the priority of a thread; on other systems it would be that of the whole process.
if (niceness > 0 && process.platform === "linux") setPriority(niceness);

/** Does one task on a thread of its own. */
export async function doTask({ name, request, port }: ThreadTask): Promise<unknown> {
  // The table ties each name to its request; TypeScript cannot follow that through a variable.
  const task = threadTasks[name] as Task<unknown, unknown>;
  return handedOver(await (await task())(request, (progress) => port?.postMessage(progress)));
}
