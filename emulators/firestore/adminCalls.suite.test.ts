import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runningSuite } from "../suite/runningSuite.ts";

const app = initializeApp({ projectId: "demo-admin-calls" }, "admin-calls");
let firestore: Firestore;

beforeAll(() => {
  process.env.FIRESTORE_EMULATOR_HOST = runningSuite().firestoreHost;
  firestore = getFirestore(app);
});

afterAll(async () => {
  await firestore.recursiveDelete(firestore.collection("books"));
  await deleteApp(app);
});

describe("lists", () => {
  it("lists collections, and documents with the missing ones above others", async () => {
    await firestore.doc("books/a/pages/1").set({ n: 1 });
    await firestore.doc("books/b").set({ n: 2 });
    const collections = await firestore.doc("books/a").listCollections();
    expect(collections.map(({ id }) => id)).toEqual(["pages"]);
    expect((await firestore.listCollections()).map(({ id }) => id)).toContain("books");
    const listed = await firestore.collection("books").listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("lists more documents than fit one page", async () => {
    const writer = firestore.bulkWriter();
    const ids = Array.from({ length: 310 }, (_, i) => `d${String(i).padStart(4, "0")}`);
    for (const id of ids) void writer.set(firestore.doc(`books/many/d/${id}`), { id });
    await writer.close();
    const listed = await firestore.collection("books/many/d").listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });
});

describe("transactions", () => {
  it("lose no increment when many contend", async () => {
    const counter = firestore.doc("books/counter");
    await counter.set({ n: 0 });
    const increment = () =>
      firestore.runTransaction(
        async (transaction) => {
          const read = await transaction.get(counter);
          transaction.update(counter, { n: Number(read.get("n")) + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(Array.from({ length: 5 }, increment));
    expect((await counter.get()).get("n")).toBe(5);
  });

  it("run again when a query they made would find more", async () => {
    const shelf = firestore.collection("books/shelf/items");
    let runs = 0;
    await firestore.runTransaction(async (transaction) => {
      runs += 1;
      const { size } = await transaction.get(shelf.where("kind", "==", "atlas"));
      if (runs === 1) await shelf.add({ kind: "atlas" });
      transaction.set(firestore.doc("books/shelf"), { size });
    });
    expect(runs).toBe(2);
    expect((await firestore.doc("books/shelf").get()).get("size")).toBe(1);
  });

  it("write nothing when they fail", async () => {
    const failing = firestore.runTransaction(async (transaction) => {
      transaction.set(firestore.doc("books/ghost"), { n: 1 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await firestore.doc("books/ghost").get()).exists).toBe(false);
  });
});

describe("preconditions", () => {
  it("create only what is missing, update only what is there", async () => {
    const place = firestore.doc("books/once");
    await place.create({ n: 1 });
    await expect(place.create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(firestore.doc("books/never").update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it("hold a write to the time of the version it read", async () => {
    const place = firestore.doc("books/timed");
    const first = await place.set({ n: 1 });
    await place.update({ n: 2 });
    const late = place.update({ n: 3 }, { lastUpdateTime: first.writeTime });
    await expect(late).rejects.toMatchObject({ code: 9 });
    const read = await place.get();
    await place.update({ n: 3 }, { lastUpdateTime: read.updateTime ?? Timestamp.now() });
    expect((await place.get()).get("n")).toBe(3);
  });

  it("leave the time of a document alone when a write changes nothing", async () => {
    const place = firestore.doc("books/still");
    const first = await place.set({ n: 1 });
    const second = await place.set({ n: 1 });
    expect(second.writeTime.isEqual(first.writeTime)).toBe(true);
    await place.update({ n: 2 }, { lastUpdateTime: second.writeTime });
  });
});

describe("queries", () => {
  it("filter, order, page by cursor, count and reach across collections", async () => {
    const batch = firestore.batch();
    for (const n of [1, 2, 3, 4, 5]) batch.set(firestore.doc(`books/q/rows/r${n}`), { n });
    await batch.commit();
    const rows = firestore.collection("books/q/rows").orderBy("n", "desc");
    const first = await rows.limit(2).get();
    expect(first.docs.map((row) => row.get("n"))).toEqual([5, 4]);
    const next = await rows.startAfter(first.docs[1]).limit(2).get();
    expect(next.docs.map((row) => row.get("n"))).toEqual([3, 2]);
    expect((await rows.where("n", ">", 3).count().get()).data().count).toBe(2);
    expect((await firestore.collectionGroup("rows").get()).size).toBe(5);
  });
});
