import { keepData } from "./keepData.ts";
import { runFirebase } from "./runFirebase.ts";
import type { RunFolder } from "./runFolder.ts";
import type { SuiteSettings } from "./suiteCommand.ts";
import type { SuitePorts } from "./suitePorts.ts";

/** What the supervisor is told when it starts. */
export type SupervisorOrders = {
  readonly settings: SuiteSettings;
  readonly folder: RunFolder;
  readonly ports: SuitePorts;
  readonly logFile: string;
};

/** What the supervisor tells the process that started it. */
export type SupervisorReport =
  | { readonly kind: "started" }
  | { readonly kind: "ended"; readonly reason: string };

// The supervisor has a process group of its own, so Ctrl-C and a killed parent leave it alive to
// save the data and end firebase in good order. It goes by the channel to its parent: a message
// means stop, and so does the channel's closing.
process.once("message", (orders: SupervisorOrders) => {
  supervise(orders).catch((error: unknown) => {
    report({ kind: "ended", reason: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect?.();
  });
});

async function supervise({ settings, folder, ports, logFile }: SupervisorOrders): Promise<void> {
  const firebase = runFirebase(settings, folder, logFile);
  const stopOrder = new Promise<void>((resolve) => {
    process.on("message", () => resolve());
    process.on("disconnect", () => resolve());
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => resolve());
  });
  const isReady = await Promise.race([
    firebase.ready.then(() => true),
    stopOrder.then(() => false),
  ]);
  if (isReady) {
    report({ kind: "started" });
    const data = settings.dataFolder === null ? undefined : keepData(settings, ports);
    await Promise.race([stopOrder, firebase.ended]);
    await data?.stop();
  }
  await firebase.stop();
  report({ kind: "ended", reason: "the suite was stopped" });
  if (process.connected) process.disconnect();
  process.exit(0);
}

function report(message: SupervisorReport): void {
  if (process.connected) process.send?.(message);
}
