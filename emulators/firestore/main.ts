import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Server } from "@grpc/grpc-js";
import { exitWithParent } from "../suite/exitWithParent.ts";
import { createDatabases } from "./createDatabases.ts";
import { createGrpcService } from "./createGrpcService.ts";
import { createHttpListener } from "./createHttpListener.ts";
import { createProjectRules, type ProjectRules } from "./createProjectRules.ts";
import { createEnforcer } from "./Enforcer.ts";
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
  const rules = createProjectRules();
  if (typeof values.rules === "string") loadRulesFile(rules, values.rules);
  if (typeof values.seed_from_export === "string")
    await loadSnapshot(databases, values.seed_from_export);
  const enforcer = createEnforcer(({ controller }) => rules.of(controller.projectId));
  const grpc = new Server({
    "grpc.max_receive_message_length": -1,
    "grpc.max_send_message_length": -1,
  });
  grpc.addService(loadGrpcDefinition(), createGrpcService(databases, enforcer));
  const listener = createHttpListener({ databases, rules, enforcer });
  await openPort(String(values.host), Number(values.port), grpc, listener);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
  console.log(`Firestore stand-in listening on ${values.host}:${values.port}`);
}

function loadRulesFile(rules: ProjectRules, file: string): void {
  const problem = rules.put(undefined, readFileSync(file, "utf8"));
  if (!problem) return;
  console.error(`${file}:${problem.line}:${problem.column} ${problem.message}`);
  process.exit(1);
}

await main();
