/** A promise that a test lets go when it has seen what is shown meanwhile. */
export function heldBack(): { wait: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { wait, letGo: () => letGo() };
}
