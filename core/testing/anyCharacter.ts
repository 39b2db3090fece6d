import fc from "fast-check";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST_CHARACTER = 0x10ffff;

/**
 * Any character of Unicode, by its code point. fast-check's own unit of them ("binary") lists the million
 * of them once in each process, which takes a second, and all its garbage is collected around that list.
 */
export const anyCharacter = fc.integer({ min: 0, max: LAST_CHARACTER - SURROGATES }).map(
  (at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES),
  (character) => {
    const [only = "", ...more] = typeof character === "string" ? character : [];
    const point = only.codePointAt(0);
    if (point === undefined || more.length > 0) throw new Error("not one character");
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);
