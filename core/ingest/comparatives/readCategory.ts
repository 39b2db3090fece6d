import type { Category } from "../../concepts/concepts.ts";

/** The category named in a text (IAS 7.10); else reconciliation. */
export function readCategory(text: string): Category {
  const found = /(operating|investing|financing)/i.exec(text)?.[1]?.toLowerCase();
  return found === "operating" || found === "investing" || found === "financing"
    ? found
    : "reconciliation";
}
