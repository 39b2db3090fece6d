/** The time of the database: it never stands still across a commit, and can be pinned. */
export type Clock = {
  readonly now: () => Date;
  readonly tick: () => void;
  readonly pin: (date: Date | undefined) => void;
};

/**
 * Starts a clock. The database tells what changed since a read by comparing times in
 * milliseconds, so two commits, or a read and a later commit, must never share one.
 */
export function createClock(): Clock {
  let last = 0;
  let pinned: Date | undefined;
  return {
    now: () => {
      last = Math.max(last, Date.now());
      return pinned ?? new Date(last);
    },
    tick: () => {
      last = Math.max(last + 1, Date.now());
    },
    pin: (date) => {
      pinned = date;
    },
  };
}
