/** An account's code as a chart writes numbers: letters and digits alone, with the zeros in front that a program left out. */
export function numberOf(code: string, digits: number | undefined): string {
  const plain = code.replace(/[^\p{L}\p{N}]+/gu, "");
  const isShort = digits !== undefined && plain.length < digits && /^\d{2,}$/.test(plain);
  return isShort ? plain.padStart(digits, "0") : plain;
}

/** Whether a code is a number: it has digits, but for the reference codes of the Dutch RGS ("BLimBan"). */
export function isNumber(code: string): boolean {
  return /\d/.test(code) || /^[BW](?:[A-Z][a-z]{2})+$/.test(code);
}
