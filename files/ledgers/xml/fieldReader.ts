import type { XmlFields } from "./XmlElements.ts";

/** Reads a field by one name in files of every version of a format; `otherNames` has what another version calls it. */
export function fieldReader(otherNames: Readonly<Record<string, string>>) {
  return (fields: XmlFields, name: string): string =>
    fields.get(name) ?? fields.get(otherNames[name] ?? name) ?? "";
}
