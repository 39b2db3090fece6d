import { DocumentReference, type Firestore, Query } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { ObjectStore } from "../objects/ObjectStore.ts";

/** What is done around a call that asks the database or Storage for something. */
export type AroundAsk = <Value>(ask: () => Promise<Value>) => Promise<Value>;

/** Has each question to the database and to Storage go through a function, which may hold it back. */
export function aroundAsks(deps: Pick<Deps, "db" | "objects">, around: AroundAsk): void {
  aroundObjects(deps.objects, around);
  aroundTransactions(deps.db, around);
  aroundReads(deps.db, around);
}

function aroundObjects(objects: ObjectStore, around: AroundAsk): void {
  const through =
    <Args extends unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
    (...args: Args) =>
      around(() => ask(...args));
  Object.assign(objects, {
    read: through(objects.read),
    generation: through(objects.generation),
    write: through(objects.write),
    list: aroundPages(objects.list, around),
    writeStream: through(objects.writeStream),
    clearMetadata: through(objects.clearMetadata),
    remove: through(objects.remove),
    removeFolder: through(objects.removeFolder),
  });
}

/** Each page of a list is asked for by itself. */
function aroundPages(list: ObjectStore["list"], around: AroundAsk): ObjectStore["list"] {
  return async function* (prefix) {
    const pages = list(prefix)[Symbol.asyncIterator]();
    for (;;) {
      const page = await around(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  };
}

function aroundTransactions(db: Firestore, around: AroundAsk): void {
  const run = db.runTransaction.bind(db);
  db.runTransaction = (...args) => around(() => run(...args));
}

/** Reads outside transactions go through classes of the Admin SDK, which all databases share. */
const aroundOf = new WeakMap<Firestore, AroundAsk>();
const [readOne, readMany] = [DocumentReference.prototype.get, Query.prototype.get];

function aroundReads(db: Firestore, around: AroundAsk): void {
  aroundOf.set(db, around);
  DocumentReference.prototype.get = function () {
    const read = () => readOne.call(this);
    return aroundOf.get(this.firestore)?.(read) ?? read();
  };
  Query.prototype.get = function () {
    const read = () => readMany.call(this);
    return aroundOf.get(this.firestore)?.(read) ?? read();
  };
}
