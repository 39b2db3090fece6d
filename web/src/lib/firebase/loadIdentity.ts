type Identity = typeof import("./identity.ts");

let announceRequest: () => void;
const requested = new Promise<void>((resolve) => {
  announceRequest = resolve;
});

/** Loads Firebase Authentication beside the page, not before it. */
export function loadIdentity(): Promise<Identity> {
  announceRequest();
  return import("./identity.ts");
}

/** The same, but only once something else on the page has asked for it. */
export async function identityOnceRequested(): Promise<Identity> {
  await requested;
  return loadIdentity();
}
