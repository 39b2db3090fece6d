import type { Deps } from "../app/Deps.ts";
import { type AroundAsk, aroundAsks } from "./aroundAsks.ts";

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
  const turn: AroundAsk = async (ask) => {
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
  aroundAsks(deps, turn);
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

/** What goes on by itself needs some rounds of the event loop until it waits again. */
async function someRounds(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await new Promise(setImmediate);
}

const ROUNDS = 4;
