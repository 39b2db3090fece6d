import { DocumentReference, type Firestore, Query } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { ObjectStore } from "../objects/ObjectStore.ts";

/**
 * Answers calls in an order that `pick` decides: each waits before and after whatever it asks of the
 * database or of Storage, and one of those that wait goes on at a time. Transactions are whole, as
 * the database's locks make those of one project. The same picks give the same order.
 */
export function takingTurns(
  deps: Pick<Deps, "db" | "objects">,
  pick: (count: number) => number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let [isUnderWay, asking] = [false, 0];
  const turn: Turn = async (ask) => {
    const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
    if (!isUnderWay) return ask();
    await wait();
    asking += 1;
    const answer = await ask().finally(() => {
      asking -= 1;
    });
    await wait();
    return answer;
  };
  turnsForObjects(deps.objects, turn);
  turnsForTransactions(deps.db, turn);
  turnsForReads(deps.db, turn);
  return async (work) => {
    isUnderWay = true;
    const answered = work().finally(() => {
      isUnderWay = false;
    });
    while (isUnderWay) {
      await someRounds();
      if (asking === 0) waiting.splice(pick(waiting.length), 1)[0]?.();
    }
    return answered;
  };
}

type Turn = <Value>(ask: () => Promise<Value>) => Promise<Value>;

function turnsForObjects(objects: ObjectStore, turn: Turn): void {
  const inTurn =
    <Args extends unknown[], Value>(ask: (...args: Args) => Promise<Value>) =>
    (...args: Args) =>
      turn(() => ask(...args));
  Object.assign(objects, {
    read: inTurn(objects.read),
    generation: inTurn(objects.generation),
    write: inTurn(objects.write),
    list: pagesInTurn(objects.list, turn),
    writeStream: inTurn(objects.writeStream),
    clearMetadata: inTurn(objects.clearMetadata),
    remove: inTurn(objects.remove),
    removeFolder: inTurn(objects.removeFolder),
  });
}

/** Each page of a list is asked for by itself. */
function pagesInTurn(list: ObjectStore["list"], turn: Turn): ObjectStore["list"] {
  return async function* (prefix) {
    const pages = list(prefix)[Symbol.asyncIterator]();
    for (;;) {
      const page = await turn(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  };
}

function turnsForTransactions(db: Firestore, turn: Turn): void {
  const run = db.runTransaction.bind(db);
  db.runTransaction = (...args) => turn(() => run(...args));
}

/** Reads outside transactions go through classes of the Admin SDK, which all databases share. */
const turnsOf = new WeakMap<Firestore, Turn>();
const [readOne, readMany] = [DocumentReference.prototype.get, Query.prototype.get];

function turnsForReads(db: Firestore, turn: Turn): void {
  turnsOf.set(db, turn);
  DocumentReference.prototype.get = function () {
    const read = () => readOne.call(this);
    return turnsOf.get(this.firestore)?.(read) ?? read();
  };
  Query.prototype.get = function () {
    const read = () => readMany.call(this);
    return turnsOf.get(this.firestore)?.(read) ?? read();
  };
}

/** What goes on by itself needs some rounds of the event loop until it waits again. */
async function someRounds(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await new Promise(setImmediate);
}

const ROUNDS = 4;
