import type { Colour, TextStyle } from "../text/textStyles.ts";

/** An element of the document's structure; its contents are found by the pieces that name it. */
export type TagNode = {
  role:
    | "Document"
    | "Sect"
    | "H1"
    | "H2"
    | "H3"
    | "P"
    | "Table"
    | "THead"
    | "TBody"
    | "TR"
    | "TH"
    | "TD";
  scope: "Column" | "Row" | null;
  /** What is read aloud and copied where what is drawn is spelt otherwise. */
  actual: string | null;
  children: TagNode[];
};

/** A line of text at a place of its strip; x from the page's left, baseline from the strip's top. */
export type Piece = { x: number; baseline: number; text: string; style: TextStyle; tag: TagNode };

/** A filled rectangle: rules and bars; from the strip's top. */
export type Rectangle = { x: number; y: number; width: number; height: number; colour: Colour };

/** A band of the page that is never cut: one line of a paragraph or of a table row. */
export type Strip = {
  height: number;
  /** Left out at the top of a page. */
  spaceBefore: number;
  keepWithNext: boolean;
  startsPage: boolean;
  pieces: readonly Piece[];
  rectangles: readonly Rectangle[];
  /** The heading of its table, drawn again when the strip begins a page. */
  header: readonly Strip[];
  bookmark: { title: string; level: 1 | 2 } | null;
};

/** An element of the structure without children yet. */
export function tagNode(role: TagNode["role"], scope: TagNode["scope"] = null): TagNode {
  return { role, scope, actual: null, children: [] };
}

/** A strip from what is not usual about it. */
export function strip(changes: Partial<Strip> & { height: number }): Strip {
  return {
    spaceBefore: 0,
    keepWithNext: false,
    startsPage: false,
    bookmark: null,
    pieces: [],
    rectangles: [],
    header: [],
    ...changes,
  };
}

const LEADING = 1.4;

/** The height of a line of text. */
export function lineHeight(size: number): number {
  return size * LEADING;
}

const BASELINE = 1.03;

/** Where in its line the text stands. */
export function baselineOf(size: number): number {
  return size * BASELINE;
}
