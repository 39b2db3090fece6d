import type { UploadType } from "@tieout/core";

/** Of cards in two columns those that take a whole row: the ones with files, and each that would stand beside a hole. */
export function wideCards(
  cards: readonly UploadType[],
  withFiles: ReadonlySet<UploadType>,
): ReadonlySet<UploadType> {
  const wide = new Set<UploadType>();
  let waiting: UploadType | null = null;
  for (const card of cards) {
    if (!withFiles.has(card)) {
      waiting = waiting === null ? card : null;
      continue;
    }
    wide.add(card);
    if (waiting !== null) wide.add(waiting);
    waiting = null;
  }
  if (waiting !== null) wide.add(waiting);
  return wide;
}
