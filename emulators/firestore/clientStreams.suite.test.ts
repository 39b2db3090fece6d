import { deleteApp, initializeApp, setLogLevel } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runningSuite } from "../suite/runningSuite.ts";

// The app keeps its clients out of Firestore; these tests hold the stand-in to the wire itself.
const app = initializeApp({ projectId: "demo-client-streams" }, "client-streams");
let client: Firestore;

beforeAll(() => {
  setLogLevel("silent");
  const [host = "", port] = runningSuite().firestoreHost.split(":");
  client = getFirestore(app);
  connectFirestoreEmulator(client, host, Number(port), { mockUserToken: "owner" });
});

afterAll(() => deleteApp(app));

describe("the client SDK", () => {
  it("writes, reads, updates and deletes a document", async () => {
    const place = doc(client, "rooms/a");
    await setDoc(place, { name: "a", at: serverTimestamp(), tags: ["x"], nested: { n: 1.5 } });
    await updateDoc(place, { "nested.m": 2 });
    const found = await getDoc(place);
    expect(found.data()).toMatchObject({ name: "a", tags: ["x"], nested: { n: 1.5, m: 2 } });
    expect(found.get("at")).toBeInstanceOf(Timestamp);
    await deleteDoc(place);
    expect((await getDoc(place)).exists()).toBe(false);
  });

  it("finds out that a document is missing", async () => {
    expect((await getDoc(doc(client, "rooms/never"))).exists()).toBe(false);
  });

  it("fails to update what is missing", async () => {
    const update = updateDoc(doc(client, "rooms/never"), { a: 1 });
    await expect(update).rejects.toMatchObject({ code: "not-found" });
  });

  it("listens to a query: what enters it, leaves it and is deleted", async () => {
    const seats = collection(client, "seats");
    const seen: string[][] = [];
    const free = query(seats, where("isFree", "==", true), orderBy("row"));
    const stop = onSnapshot(free, ({ docs }) => seen.push(docs.map(({ id }) => id)));
    const toSee = (ids: string[]) => vi.waitFor(() => expect(seen.at(-1)).toEqual(ids));
    await toSee([]);
    await setDoc(doc(seats, "b"), { isFree: true, row: 2 });
    await setDoc(doc(seats, "a"), { isFree: true, row: 1 });
    await toSee(["a", "b"]);
    await updateDoc(doc(seats, "a"), { isFree: false });
    await toSee(["b"]);
    await deleteDoc(doc(seats, "b"));
    await toSee([]);
    stop();
    expect((await getDoc(doc(seats, "a"))).data()).toEqual({ isFree: false, row: 1 });
  });

  it("commits a batch whole, and a transaction only on what it read", async () => {
    const [one, two] = [doc(client, "sums/one"), doc(client, "sums/two")];
    await writeBatch(client).set(one, { n: 1 }).set(two, { n: 2 }).commit();
    await runTransaction(client, async (transaction) => {
      const read = await transaction.get(one);
      transaction.update(two, { n: Number(read.get("n")) + 10 });
    });
    const all = await getDocs(query(collection(client, "sums"), orderBy("n")));
    expect(all.docs.map((found) => found.get("n"))).toEqual([1, 11]);
  });

  it("loses no increment when transactions contend", async () => {
    const counter = doc(client, "counters/contended");
    await setDoc(counter, { n: 0 });
    const increment = () =>
      runTransaction(
        client,
        async (transaction) => {
          const read = await transaction.get(counter);
          transaction.update(counter, { n: Number(read.get("n")) + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([increment(), increment(), increment(), increment()]);
    expect((await getDoc(counter)).get("n")).toBe(4);
  });
});
