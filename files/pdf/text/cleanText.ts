const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029\p{Variation_Selector}]+/gu;

/**
 * A text as a page can hold it: one line, composed characters, no control characters, no
 * directional overrides (which would show a name as another), no half surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC");
}
