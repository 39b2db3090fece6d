/** A truth value as XML Schema writes it. */
export function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
