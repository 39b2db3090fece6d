/** Whether people may add a second factor: the owner switches it on for a build. */
export function offersSecondFactor(): boolean {
  return import.meta.env.VITE_SECOND_FACTOR === "totp";
}
