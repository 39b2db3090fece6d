import { keptForLong } from "../browserStore.ts";

const key = "tieout-changed";

/** Lets the other tabs of this browser know that a project has changed. */
export function tellOtherTabs(): void {
  keptForLong.keep(key, String(Date.now()));
}

/** Calls back when another tab has changed a project; answers how to stop. */
export function onChangeInOtherTabs(changed: () => void): () => void {
  // The browser tells a tab only of what others keep
  const listen = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
