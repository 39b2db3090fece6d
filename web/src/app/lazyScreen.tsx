import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** A screen that is loaded when it is first opened. */
export type Screen = {
  show: () => ReactNode;
  /** Loads it beforehand, so that it is there at once when the app takes a written page over. */
  preload: () => Promise<void>;
};

/**
 * Makes a screen of the module that holds it; without a fallback, whoever shows it waits. What is
 * loaded is shown without a boundary: React would take over what stands in one in a single piece.
 */
export function lazyScreen(load: () => Promise<ComponentType>, fallback?: ReactNode): Screen {
  let Loaded: ComponentType | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  const wait = () =>
    fallback === undefined ? (
      <Lazy />
    ) : (
      <Suspense fallback={fallback}>
        <Lazy />
      </Suspense>
    );
  return {
    show: () => (Loaded ? <Loaded /> : wait()),
    preload: async () => {
      Loaded = await load();
    },
  };
}
