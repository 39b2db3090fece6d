import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Server } from "@grpc/grpc-js";
import { exitWithParent } from "../suite/exitWithParent.ts";
import { createDatabases } from "./createDatabases.ts";
import { createGrpcService } from "./createGrpcService.ts";
import { createHttpListener } from "./createHttpListener.ts";
import { denyAllProblem } from "./denyAllRules.ts";
import { loadGrpcDefinition } from "./loadGrpcDefinition.ts";
import { openPort } from "./openPort.ts";
import { loadSnapshot } from "./snapshot.ts";

// The arguments firebase-tools passes to Google's emulator; those without a meaning here are let by.
const { values } = parseArgs({
  strict: false,
  options: {
    host: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: "8080" },
    rules: { type: "string" },
    seed_from_export: { type: "string" },
  },
});

async function main(): Promise<void> {
  exitWithParent();
  const databases = createDatabases();
  if (typeof values.rules === "string") assertDenyAll(values.rules);
  if (typeof values.seed_from_export === "string")
    await loadSnapshot(databases, values.seed_from_export);
  const grpc = new Server({
    "grpc.max_receive_message_length": -1,
    "grpc.max_send_message_length": -1,
  });
  grpc.addService(loadGrpcDefinition(), createGrpcService(databases));
  const listener = createHttpListener(databases);
  await openPort(String(values.host), Number(values.port), grpc, listener);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
  console.log(`Firestore stand-in listening on ${values.host}:${values.port}`);
}

function assertDenyAll(file: string): void {
  const problem = denyAllProblem(readFileSync(file, "utf8"));
  if (problem === null) return;
  console.error(`${file}: ${problem}`);
  process.exit(1);
}

await main();
