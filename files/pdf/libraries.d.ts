/** What the PDF libraries do and their published types do not say. */

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row" | undefined;
  }
}

declare namespace PDFKit {
  interface PDFOutline {
    /** A bookmark to a place of the current page, `top` points below its head. */
    addItem(title: string, options: { fit: boolean; top: number }): PDFOutline;
  }
}

declare module "fontkit" {
  /** A text as glyphs and how far each advances, in the font's own units. */
  export type GlyphRun = {
    glyphs: readonly Glyph[];
    positions: readonly { xAdvance: number }[];
    readonly advanceWidth: number;
  };
  /** A shape with the characters that it stands for. */
  export type Glyph = { readonly codePoints: readonly number[] };
  /** An opened font file. */
  export type OpenedFont = {
    getGlyph(id: number, characters?: readonly number[]): Glyph;
    glyphForCodePoint(codePoint: number): Glyph & { readonly id: number };
    layout(text: string, features: Readonly<Record<string, boolean>> | readonly string[]): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  export function create(bytes: Uint8Array): OpenedFont;
}

declare module "linebreak" {
  /** Finds the places of a text where a line may end (Unicode UAX #14). */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}
