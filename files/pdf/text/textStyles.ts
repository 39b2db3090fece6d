import type { Weight } from "../fonts/fontFaces.ts";

/** The colours of the page (docs: the look); red only for what is wrong, green only for what ties out. */
export const colours = {
  ink: "#12211B",
  quiet: "#55635C",
  hairline: "#C4CEC8",
  green: "#0F6B4F",
  red: "#A3231A",
} as const;

export type Colour = keyof typeof colours;

/** How a piece of text is set; sizes are points. */
export type TextStyle = {
  weight: Weight;
  size: number;
  colour: Colour;
  /** Capitals a size smaller and spaced, for category headings. */
  isSmallCapitals: boolean;
};

/** A style from what is not usual about it. */
export function textStyle(changes: Partial<TextStyle> = {}): TextStyle {
  return {
    weight: "regular",
    size: 9,
    colour: "ink",
    isSmallCapitals: false,
    ...changes,
  };
}

const SMALL_CAPITAL_SIZE = 0.82;
const SMALL_CAPITAL_SPACING = 0.06;

/** The size and letter spacing a style is drawn with. */
export function drawnSize({ size, isSmallCapitals }: TextStyle): { size: number; spacing: number } {
  if (!isSmallCapitals) return { size, spacing: 0 };
  return { size: size * SMALL_CAPITAL_SIZE, spacing: size * SMALL_CAPITAL_SPACING };
}

/** What is drawn of a text: small capitals are capitals. */
export function drawnText(text: string, { isSmallCapitals }: TextStyle): string {
  return isSmallCapitals ? text.toLocaleUpperCase("en-GB") : text;
}
