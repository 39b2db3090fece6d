import { rmSync } from "node:fs";
import { keepData } from "./keepData.ts";
import { keepSessions } from "./keepSessions.ts";
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
  | { readonly kind: "started"; readonly group: number | undefined }
  | { readonly kind: "ended"; readonly reason: string };

// The supervisor has a process group of its own, so Ctrl-C and a killed parent leave it alive to
// save the data and end firebase in good order. It goes by the channel to its parent: a message
// means stop, and so does the channel's closing.
process.once("message", async (orders: SupervisorOrders) => {
  const reason = await supervise(orders).then(
    () => "the suite was stopped",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  rmSync(orders.folder.path, { recursive: true, force: true });
  // The report must be out before the process ends, and with it the channel.
  if (process.connected) process.send?.({ kind: "ended", reason }, () => process.exit(0));
  else process.exit(0);
});

async function supervise({ settings, folder, ports, logFile }: SupervisorOrders): Promise<void> {
  const stopOrder = waitForStopOrder();
  const firebase = runFirebase(settings, folder, logFile);
  try {
    const isReady = firebase.ready.then(() => true);
    if (!(await Promise.race([isReady, stopOrder.then(() => false)]))) return;
    await keepSessions(settings, ports);
    if (process.connected) process.send?.({ kind: "started", group: firebase.group });
    const data = settings.dataFolder === null ? undefined : keepData(settings, ports);
    await Promise.race([stopOrder, firebase.ended]);
    await data?.stop();
  } finally {
    await firebase.stop();
  }
}

function waitForStopOrder(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ["message", "disconnect", "SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(event, () => resolve());
    }
  });
}
