import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/app";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runningSuite } from "../suite/runningSuite.ts";
import { denyAllProblem } from "./denyAllRules.ts";

type Client = ReturnType<ReturnType<RulesTestEnvironment["unauthenticatedContext"]>["firestore"]>;

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

const app = initializeApp({ projectId: "demo-firestore-rules" }, "firestore-rules");

beforeAll(async () => {
  setLogLevel("silent");
  const { firestoreHost } = runningSuite();
  process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
  await getFirestore(app).doc("projects/p1").set({ ownerId: "ada" });
  const [host = "", port] = firestoreHost.split(":");
  const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
  environment = await initializeTestEnvironment({
    projectId: "demo-firestore-rules",
    firestore: { host, port: Number(port), rules },
  });
  people.set("the owner", environment.authenticatedContext("ada").firestore());
  people.set("somebody else", environment.authenticatedContext("bob").firestore());
  people.set("nobody", environment.unauthenticatedContext().firestore());
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
  await deleteApp(app);
});

describe.each(["the owner", "somebody else", "nobody"])("%s is denied", (person) => {
  it.each(Object.keys(operations))("%s", async (name) => {
    const client = people.get(person);
    const operation = operations[name];
    if (!client || !operation) throw new Error(`${person} or ${name} is missing`);
    await assertFails(operation(client, "projects/p1"));
  });
});

it("rules that let a client in are not taken for these", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../firestore.rules"), "utf8");
  expect(denyAllProblem(rules)).toBe(null);
  expect(denyAllProblem(rules.replace("if false", "if true"))).toContain("something else");
  expect(denyAllProblem("")).toContain("something else");
});
