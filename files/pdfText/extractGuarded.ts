import { Worker } from "node:worker_threads";
import type { PdfText } from "./PdfText.ts";

const MEBIBYTE = 1024 * 1024;

/** What reading a PDF may take before it is stopped. */
const allowed = { milliseconds: 8_000, heapMebibytes: 384, growth: 512 * MEBIBYTE } as const;
const LOOK_EVERY = 50;

/** Takes the text out of a PDF on a thread that is ended when it takes too long or grows too large. */
export function extractGuarded(bytes: Uint8Array): Promise<PdfText> {
  const worker = new Worker(workerFile(), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: allowed.heapMebibytes },
    // What the library prints about odd files is nobody's concern.
    ...{ stdout: true, stderr: true },
  });
  return new Promise((resolve, reject) => {
    const guard = watch(() => settle({ ok: false, reason: "too_complex" }));
    const settle = (text: PdfText) => {
      clearInterval(guard);
      resolve(text);
      worker.terminate().catch(reject);
    };
    worker.on("message", (text: PdfText) => settle(text)); // pdfWorker posts nothing else
    worker.on("error", (error: NodeJS.ErrnoException) => {
      const isOutOfMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      settle({ ok: false, reason: isOutOfMemory ? "too_complex" : "damaged" });
    });
    worker.on("exit", () => settle({ ok: false, reason: "damaged" }));
  });
}

/** Unpacked streams stand outside a thread's heap: only the process as a whole shows them. */
function watch(stop: () => void): NodeJS.Timeout {
  const [began, before] = [performance.now(), process.memoryUsage.rss()];
  return setInterval(() => {
    const isLong = performance.now() - began > allowed.milliseconds;
    if (isLong || process.memoryUsage.rss() - before > allowed.growth) stop();
  }, LOOK_EVERY);
}

/** Beside this file in the sources, and beside the bundle when it is built. */
function workerFile(): URL {
  const isBuilt = !import.meta.url.endsWith(".ts");
  return isBuilt
    ? new URL("./pdfWorker.js", import.meta.url)
    : new URL("./pdfWorker.ts", import.meta.url);
}
