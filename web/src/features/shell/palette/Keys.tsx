import { lazy, useEffect, useState } from "react";
import { LoadedOnce } from "../../../components/page/LoadedOnce.tsx";

const CommandPalette = lazy(async () => ({
  default: (await import("./CommandPalette.tsx")).CommandPalette,
}));
const KeyList = lazy(async () => ({ default: (await import("./KeyList.tsx")).KeyList }));

type Opened = "palette" | "keys" | null;

/** The keys of every signed-in screen: Ctrl-K goes anywhere, `/` searches, `?` lists the keys. */
export function Keys() {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (asked === null) return;
      event.preventDefault();
      if (asked === "search" && focusSearch()) return;
      setOpened(asked === "search" ? "palette" : asked);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const close = () => setOpened(null);
  return (
    <>
      <LoadedOnce isWanted={opened === "palette"}>
        <CommandPalette isOpen={opened === "palette"} onClose={close} />
      </LoadedOnce>
      <LoadedOnce isWanted={opened === "keys"}>
        <KeyList isOpen={opened === "keys"} onClose={close} />
      </LoadedOnce>
    </>
  );
}

function askedBy(event: KeyboardEvent): "palette" | "keys" | "search" | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey) return "palette";
  if (ctrlKey || metaKey || altKey || isTyping(target)) return null;
  if (key === "?") return "keys";
  return key === "/" ? "search" : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The search of what is in front; false where there is none. */
function focusSearch(): boolean {
  const front = [...document.querySelectorAll("[role=dialog], main")].at(-1);
  const field = front?.querySelector<HTMLInputElement>("input[type=search]");
  field?.focus();
  return field !== null && field !== undefined;
}
