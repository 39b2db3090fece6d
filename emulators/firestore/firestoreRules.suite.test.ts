import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/app";
import { afterAll, beforeAll, describe, it } from "vitest";
import { runningSuite } from "../suite/runningSuite.ts";

type Client = ReturnType<ReturnType<RulesTestEnvironment["unauthenticatedContext"]>["firestore"]>;

const documents = [
  "users/ada",
  "users/ada/layouts/l1",
  "users/ada/mappings/m1",
  "projects/p1",
  "projects/p1/files/f1",
  "projects/p1/statements/1",
  "projects/p1/adjustments/a1",
  "projects/p1/mappings/4000",
  "projects/p1/audit/1",
  "projects/p1/aiResults/r1",
  "projects/p1/auditNotes/n1",
  "removals/p1",
  "somethingElse/x",
];

const operations: Record<string, (client: Client, path: string) => Promise<unknown>> = {
  get: (client, path) => client.doc(path).get(),
  "get of what is not there": (client, path) => client.doc(`${path}-not`).get(),
  list: (client, path) => client.doc(path).parent.get(),
  "list of one's own": (client, path) =>
    client.doc(path).parent.where("ownerId", "==", "ada").limit(1).get(),
  "list of the collection group": (client, path) =>
    client.collectionGroup(client.doc(path).parent.id).get(),
  create: (client, path) => client.doc(`${path}-new`).set({ ownerId: "ada" }),
  update: (client, path) => client.doc(path).update({ ownerId: "ada" }),
  replace: (client, path) => client.doc(path).set({ ownerId: "ada" }),
  delete: (client, path) => client.doc(path).delete(),
  batch: (client, path) => client.batch().delete(client.doc(path)).commit(),
};

let environment: RulesTestEnvironment;
const people = new Map<string, Client>();

beforeAll(async () => {
  setLogLevel("silent");
  const [host = "", port] = runningSuite().firestoreHost.split(":");
  const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
  environment = await initializeTestEnvironment({
    projectId: "demo-firestore-rules",
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of documents) await context.firestore().doc(path).set({ ownerId: "ada" });
  });
  people.set("the owner", environment.authenticatedContext("ada").firestore());
  people.set("somebody else", environment.authenticatedContext("bob").firestore());
  people.set("nobody", environment.unauthenticatedContext().firestore());
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(["the owner", "somebody else", "nobody"])("%s is denied", (person) => {
  describe.each(documents)("%s", (path) => {
    it.each(Object.keys(operations))("%s", async (name) => {
      const client = people.get(person);
      const operation = operations[name];
      if (!client || !operation) throw new Error(`${person} or ${name} is missing`);
      await assertFails(operation(client, path));
    });
  });
});
