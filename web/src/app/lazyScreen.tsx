import { type ComponentType, lazy, type ReactNode } from "react";

/** A screen that is loaded when it is first opened. */
export type Screen = {
  show: () => ReactNode;
  /** Loads it beforehand, so that it is there at once when the app takes a written page over. */
  preload: () => Promise<void>;
};

/** Makes a screen of the module that holds it. */
export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  let Loaded: ComponentType | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    show: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      Loaded = await load();
    },
  };
}
