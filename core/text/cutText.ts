/** The beginning of a text: at most so many UTF-16 code units, and never half of a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isInPair = isHigh(text.charCodeAt(most - 1)) && isLow(text.charCodeAt(most));
  return text.slice(0, isInPair ? most - 1 : most);
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
