const NOT_IN_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/** A text without what an XML document cannot hold: control characters and halves of characters. */
export function plainText(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD").replace(NOT_IN_XML, "");
}
