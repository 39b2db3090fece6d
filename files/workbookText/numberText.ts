/**
 * A workbook's number as the digits a person typed: fifteen significant ones, as spreadsheets show; the
 * rest is noise of the float. Exactly three decimals get a fourth, or "1.234" might be taken for
 * thousands. A format of zeros pads a code.
 */
export function numberText(value: number, format: string): string {
  const text = withoutNoise(value);
  if (/^0{2,}$/.test(format)) return text.padStart(format.length, "0");
  const point = text.indexOf(".");
  return point >= 0 && text.length - point === 4 ? `${text}0` : text;
}

/** Characters of a fraction of fifteen digits and its point: one that is no longer has no noise. */
const SHORT = 16;

function withoutNoise(value: number): string {
  const text = String(value);
  const isExact = Number.isInteger(value) || text.length <= SHORT;
  return isExact ? text : String(Number(value.toPrecision(15)));
}
