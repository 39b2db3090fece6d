type Job = { owner: string; start: () => void };

/** Does work when its turn comes. */
export type Queue = <Value>(owner: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * A queue that does so many pieces of work at once, and no more than one of each owner: whoever asks
 * for much waits for himself, and the others go before.
 */
export function createFairQueue(most: number): Queue {
  const waiting: Job[] = [];
  const busy = new Set<string>();
  const startNext = () => {
    while (busy.size < most) {
      const at = waiting.findIndex(({ owner }) => !busy.has(owner));
      const [job] = at < 0 ? [] : waiting.splice(at, 1);
      if (!job) return;
      busy.add(job.owner);
      job.start();
    }
  };
  const leave = (owner: string) => {
    busy.delete(owner);
    startNext();
  };
  return (owner, work) =>
    new Promise((resolve, reject) => {
      const start = () => {
        work()
          .finally(() => leave(owner))
          .then(resolve, reject);
      };
      waiting.push({ owner, start });
      startNext();
    });
}
