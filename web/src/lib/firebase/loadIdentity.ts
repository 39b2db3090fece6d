/** Loads Firebase Authentication beside the page, not before it. */
export function loadIdentity() {
  return import("./identity.ts");
}
