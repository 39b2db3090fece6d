import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { assertRulesLoad } from "./assertRulesLoad.ts";
import { killGroup } from "./killGroup.ts";
import { createRunFolder, type RunFolder } from "./runFolder.ts";
import {
  assertPortsFree,
  freePorts,
  portsOfConfig,
  type SuitePorts,
  suiteHost,
} from "./suitePorts.ts";
import type { SupervisorOrders, SupervisorReport } from "./supervisor.ts";
import { waitUntil } from "./waitUntil.ts";

/** How to start a suite; everything has a default. */
export type SuiteOptions = {
  /** The ports of firebase.json, or any that are free. */
  readonly ports?: "configured" | "free";
  /** Where data lives on between runs; null begins empty and keeps nothing. */
  readonly dataFolder?: string | null;
  /** What the functions find in their environment besides what this process has. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the built functions; null starts none. */
  readonly functions?: string | null;
  /** The folder of the built web app. */
  readonly web?: string;
  /** Where the output of firebase goes. */
  readonly logFile?: string;
};

/** A running suite. */
export type Suite = SuiteAddresses & {
  /** Ends the suite and leaves no process behind; calling it again waits for the same end. */
  readonly stop: () => Promise<void>;
  /** Settles when the suite has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** The group of its processes, to which those of the functions belong. */
  readonly group: number | undefined;
};

/** Where a suite is reached; plain data that can be handed to another process. */
export type SuiteAddresses = {
  readonly projectId: string;
  readonly bucket: string;
  readonly ports: SuitePorts;
  readonly url: string;
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly storageHost: string;
  readonly hubHost: string;
};

/** The project of the local suite; firebase keeps projects named demo-… off the network. */
export const localProjectId = "demo-tieout";

const root = resolve(import.meta.dirname, "../..");

/** Where messages of the local suite go. */
export const outboxFolder = join(root, ".local/outbox");

/** As for the emulators themselves. */
const readyMs = 300_000;

/** Starts Auth, Functions, Firestore, Storage and Hosting, and waits until they answer. */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const configFile = join(root, "firebase.json");
  const ports = options.ports === "free" ? await freePorts() : portsOfConfig(configFile);
  await assertPortsFree(ports);
  if (!isOfficial()) assertRulesLoad(root);
  const functions = resolve(options.functions ?? join(root, "functions"));
  const web = resolve(options.web ?? join(root, "web/dist"));
  for (const part of [functions, web]) {
    if (!existsSync(part)) throw new Error(`${part} does not exist: build it first`);
  }
  const folder = createRunFolder({ root, functions, web }, ports);
  const started = await startSupervisor(options, folder, ports);
  const suite = { ...addressesOn(ports), ...handleOf(started) };
  try {
    if (options.functions !== null) {
      await waitUntil(() => answers(suite.url), readyMs, "the API to answer");
    }
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}

/** What stands in for outside services: links lead to this suite, messages go into a folder. */
function localServices({ hosting }: SuitePorts): Record<string, string> {
  return {
    SITE_URL: `http://${suiteHost}:${hosting}`,
    OUTBOX_FOLDER: outboxFolder,
  };
}

type StartedSupervisor = { supervisor: ChildProcess; group: number | undefined };

async function startSupervisor(
  options: SuiteOptions,
  folder: RunFolder,
  ports: SuitePorts,
): Promise<StartedSupervisor> {
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, "supervisor.ts")], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const orders: SupervisorOrders = {
    settings: {
      projectId: localProjectId,
      dataFolder: options.dataFolder ? resolve(options.dataFolder) : null,
      isOfficial: isOfficial(),
      hasFunctions: options.functions !== null,
      env: { ...localServices(ports), ...options.env },
    },
    folder,
    ports,
    logFile: resolve(options.logFile ?? join(root, ".local/suite.log")),
  };
  supervisor.send(orders);
  const report = await firstReport(supervisor);
  if (report.kind === "started") return { supervisor, group: report.group };
  throw new Error(report.reason);
}

function firstReport(supervisor: ChildProcess): Promise<SupervisorReport> {
  return new Promise((resolve) => {
    // Nothing but reports comes over this channel.
    supervisor.once("message", (message) => resolve(message as SupervisorReport));
    supervisor.once("exit", (code) =>
      resolve({ kind: "ended", reason: `the supervisor ended with ${code}` }),
    );
  });
}

function handleOf({
  supervisor,
  group,
}: StartedSupervisor): Pick<Suite, "stop" | "ended" | "group"> {
  const isOver = supervisor.exitCode !== null || supervisor.signalCode !== null;
  const ended = (isOver ? Promise.resolve() : once(supervisor, "exit")).then(() => {
    // A supervisor that was killed could not end what it watched over.
    if (supervisor.signalCode !== null) killGroup(group);
  });
  return {
    ended,
    group,
    stop: async () => {
      if (supervisor.connected) supervisor.send({ kind: "stop" });
      await ended;
    },
  };
}

function isOfficial(): boolean {
  return process.env.EMULATORS === "official";
}

function addressesOn(ports: SuitePorts): SuiteAddresses {
  return {
    projectId: localProjectId,
    bucket: `${localProjectId}.appspot.com`,
    ports,
    url: `http://${suiteHost}:${ports.hosting}`,
    authUrl: `http://${suiteHost}:${ports.auth}`,
    firestoreHost: `${suiteHost}:${ports.firestore}`,
    storageHost: `${suiteHost}:${ports.storage}`,
    hubHost: `${suiteHost}:${ports.hub}`,
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`);
  await response.body?.cancel();
  return response.status !== 404 && response.status < 500;
}
