const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A text of several lines as one: each run of line breaks and tabs is a space. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, " ");
}
