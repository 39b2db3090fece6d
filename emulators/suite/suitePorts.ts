import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";

/** What the suite listens with. */
export const listenerNames = [
  "auth",
  "functions",
  "firestore",
  "firestoreWebsocket",
  "hosting",
  "storage",
  "eventarc",
  "tasks",
  "hub",
  "logging",
] as const;

/** One of the things the suite listens with. */
type ListenerName = (typeof listenerNames)[number];

/** The port of each thing the suite listens with. */
export type SuitePorts = Readonly<Record<ListenerName, number>>;

/** The only address the suite listens on. */
export const suiteHost = "127.0.0.1";

type EmulatorConfig = Readonly<Record<string, { port?: number; websocketPort?: number }>>;

/** The ports that firebase.json names. */
export function portsOfConfig(configFile: string): SuitePorts {
  const { emulators }: { emulators: EmulatorConfig } = JSON.parse(readFileSync(configFile, "utf8"));
  const portOf = (name: string) => {
    const port =
      name === "firestoreWebsocket" ? emulators.firestore?.websocketPort : emulators[name]?.port;
    if (port === undefined) throw new Error(`firebase.json names no port for ${name}`);
    return port;
  };
  return portsFrom(listenerNames.map(portOf));
}

/** Below the ports that systems give out by themselves: nothing gets one by chance before the suite listens. */
const [LOWEST, HIGHEST] = [15_000, 30_000];

/** Ports that nothing listens on at the moment. */
export async function freePorts(): Promise<SuitePorts> {
  const blocks = Math.floor((HIGHEST - LOWEST) / listenerNames.length);
  for (;;) {
    const first = LOWEST + listenerNames.length * randomInt(blocks);
    const ports = portsFrom(listenerNames.map((_, i) => first + i));
    if ((await busyAmong(ports)).length === 0) return ports;
  }
}

/** Throws an error that names every port something else already listens on. */
export async function assertPortsFree(ports: SuitePorts): Promise<void> {
  const busy = await busyAmong(ports);
  if (busy.length === 0) return;
  const what = busy.length === 1 ? `The port ${busy[0]} is` : `The ports ${busy.join(", ")} are`;
  throw new Error(
    `${what} already in use on ${suiteHost}. Stop what listens there, or another suite.`,
  );
}

async function busyAmong(ports: SuitePorts): Promise<string[]> {
  const busy: string[] = [];
  for (const name of listenerNames) {
    const server = await listen(ports[name]).catch((error: unknown) => {
      if (!isAddressInUse(error)) throw error;
      busy.push(`${ports[name]} (${name})`);
    });
    if (server) await close(server);
  }
  return busy;
}

function portsFrom(ports: readonly number[]): SuitePorts {
  // There is one number for every name, in the same order.
  return Object.fromEntries(listenerNames.map((name, i) => [name, ports[i]])) as SuitePorts;
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, suiteHost, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
