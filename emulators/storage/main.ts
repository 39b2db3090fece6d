import { createInterface } from "node:readline";
import { exitWithParent } from "../suite/exitWithParent.ts";
import { createRuntime } from "./createRuntime.ts";

// Speaks with the Storage emulator of firebase-tools: one JSON message a line, each way.
exitWithParent();
const answer = createRuntime();
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
send({ id: -1, status: "ok" });
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== "") send(answer(JSON.parse(line)));
}
