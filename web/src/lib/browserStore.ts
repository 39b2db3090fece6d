/** What this browser keeps for the site under names. */
export type BrowserStore = {
  read: (name: string) => string | null;
  keep: (name: string, value: string) => void;
  forget: (name: string) => void;
  /** Forgets every name that begins so. */
  forgetAll: (prefix: string) => void;
};

/** What stays until it is forgotten. */
export const keptForLong = storeIn(() => localStorage);

/** What goes with the tab. */
export const keptByTab = storeIn(() => sessionStorage);

/**
 * Where a browser forbids its storage, or has no room left, nothing is kept: all that stands there is
 * a convenience, and the screen goes on without it.
 */
function storeIn(open: () => Storage): BrowserStore {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(open());
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  };
  return {
    read: (name) => attempt((storage) => storage.getItem(name)),
    keep: (name, value) => void attempt((storage) => storage.setItem(name, value)),
    forget: (name) => void attempt((storage) => storage.removeItem(name)),
    forgetAll: (prefix) =>
      void attempt((storage) => {
        const names = Object.keys(storage).filter((name) => name.startsWith(prefix));
        for (const name of names) storage.removeItem(name);
      }),
  };
}
