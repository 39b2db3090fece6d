/** What a graph of objects is made of besides plain data. */
export type GraphFormat = {
  /** The classes of its objects, which have no state but their fields. */
  classes: readonly (abstract new (
    ...given: never[]
  ) => object)[];
  /** Objects that are there before it and after it: they are known by their place in this list. */
  known: readonly object[];
  /** The numbers that an object is made anew from, where it is such a one. */
  numbersOf: (value: object) => readonly number[] | null;
  /** The same object for the same numbers. */
  madeOf: (numbers: readonly number[]) => object;
  /** Fields, in the order in which they stand in objects, of which each object stands in one place alone. */
  ownedShapes: readonly string[];
};

/** What comes next in a graph as it is written. */
export const tags = {
  undefined: 0,
  null: 1,
  false: 2,
  true: 3,
  whole: 4,
  negative: 5,
  float: 6,
  bigint: 7,
  text: 8,
  textAgain: 9,
  list: 10,
  hole: 11,
  map: 12,
  set: 13,
  newShape: 14,
  object: 15,
  again: 16,
  known: 17,
  made: 18,
  ints: 19,
  floats: 20,
} as const;

/** Texts beyond so many are written again each time. */
export const MOST_TEXTS = 2 ** 16;
