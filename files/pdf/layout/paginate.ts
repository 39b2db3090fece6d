import type { Strip } from "./Strip.ts";

/** A strip at its place: `y` from the top of the page's body. */
export type PlacedStrip = { strip: Strip; y: number; isRepeated: boolean };

export type Page = readonly PlacedStrip[];

/**
 * Puts strips on pages of a height. Strips that keep with the next move together as long as a page
 * can hold them; a page that begins within a table begins with the table's heading.
 */
export function paginate(strips: readonly Strip[], height: number): Page[] {
  const pages: PlacedStrip[][] = [[]];
  let y = 0;
  const place = (strip: Strip, isRepeated: boolean) => {
    pages.at(-1)?.push({ strip, y, isRepeated });
    y += strip.height;
  };
  const turn = (first: Strip) => {
    pages.push([]);
    y = 0;
    for (const each of first.header) place(each, true);
  };
  for (const chain of chains(strips)) {
    const [first] = chain;
    if (!first) continue;
    const isFresh = y === 0;
    const doesNotFit = y + first.spaceBefore + heightOf(chain) > height;
    const fitsOnFresh = heightOf(first.header) + heightOf(chain) <= height;
    if (!isFresh && (first.startsPage || (doesNotFit && fitsOnFresh))) turn(first);
    for (const strip of chain) {
      if (y > 0 && y + strip.spaceBefore + strip.height > height) turn(strip);
      if (y > 0) y += strip.spaceBefore;
      place(strip, false);
    }
  }
  return pages;
}

/** Strips in runs that stay together: each but the last keeps with the next. */
function chains(strips: readonly Strip[]): Strip[][] {
  const found: Strip[][] = [];
  let isOpen = false;
  for (const strip of strips) {
    if (isOpen) found.at(-1)?.push(strip);
    else found.push([strip]);
    isOpen = strip.keepWithNext;
  }
  return found;
}

function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((total, { height, spaceBefore }, index) => {
    return total + height + (index === 0 ? 0 : spaceBefore);
  }, 0);
}
