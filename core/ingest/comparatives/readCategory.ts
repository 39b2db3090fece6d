import type { Category } from "../../concepts/concepts.ts";

/** The category a text names, by the word the standards use (IAS 7.10); else the foot. */
export function readCategory(text: string): Category {
  const found = /(operating|investing|financing)/i.exec(text)?.[1]?.toLowerCase();
  return found === "operating" || found === "investing" || found === "financing"
    ? found
    : "reconciliation";
}
