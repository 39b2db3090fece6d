import { parentPort, workerData } from "node:worker_threads";
import { extractPdfText } from "./extractPdfText.ts";

/** Takes the text out of one PDF on a thread of its own, and ends. */
const bytes: unknown = workerData;
if (!(bytes instanceof Uint8Array)) throw new Error("The worker got no bytes");
parentPort?.postMessage(await extractPdfText(bytes));
