import { AsyncLocalStorage } from "node:async_hooks";
import type { Deps } from "../functions/app/Deps.ts";
import { aroundAsks } from "../functions/testing/aroundAsks.ts";

/** A process that dies at one of its questions: whether that one still lands, it never hears. */
export type Death = { atAsk: number; lands: boolean };

type Process = Death & { asked: number; die: () => void };

/**
 * Lets work be done by a process that is killed at a certain question to the database or to Storage:
 * from then on it neither asks nor hears anything. The answer is false where it was done before.
 */
export function killable(
  deps: Pick<Deps, "db" | "objects">,
): (work: () => Promise<unknown>, death: Death) => Promise<boolean> {
  const running = new AsyncLocalStorage<Process>();
  aroundAsks(deps, async (ask) => {
    const process = running.getStore();
    if (!process) return ask();
    process.asked += 1;
    const isLast = process.asked === process.atAsk;
    if (process.asked < process.atAsk) return ask();
    if (isLast && process.lands) await running.exit(ask);
    process.die();
    return new Promise(() => undefined);
  });
  return (work, death) =>
    new Promise((resolve, reject) => {
      const die = () => resolve(true);
      const done = () => running.run({ ...death, asked: 0, die }, work);
      done().then(() => resolve(false), reject);
    });
}
