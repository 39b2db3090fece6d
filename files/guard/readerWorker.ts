import { parentPort, workerData } from "node:worker_threads";
import { readers } from "./readers.ts";
import type { WorkerTask } from "./runGuarded.ts";

// As `runGuarded` starts this thread.
const { reader, bytes } = workerData as WorkerTask;
const read = await readers[reader]();
await read(bytes, (piece) => parentPort?.postMessage(piece));
