/** Collects the words of a text that may be written in runs, each with its own font. */
export type TextReader = {
  open: (name: string) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** What was collected since the last time, as a cell shows it. */
  take: () => string;
};

/** A reader of rich text: the runs are joined, and how an East Asian word is spoken is left out. */
export function createTextReader(): TextReader {
  let [collected, isInText, isSpoken] = ["", false, false];
  return {
    open: (name) => {
      if (name === "t") isInText = !isSpoken;
      else if (name === "rPh") isSpoken = true;
    },
    text: (text) => {
      if (isInText) collected += text;
    },
    close: (name) => {
      if (name === "t") isInText = false;
      else if (name === "rPh") isSpoken = false;
    },
    take: () => {
      const text = plainText(collected);
      collected = "";
      return text;
    },
  };
}

const ESCAPED = /_x([\da-f]{4})_/gi;

/**
 * Resolves what workbooks escape besides XML: "_x000D_" is a carriage return (ECMA-376 22.9.2.19). Blanks before the
 * text stay: with them programs indent.
 */
export function plainText(written: string): string {
  const text = written.includes("_x")
    ? written.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : written;
  return (text.includes("\r") ? text.replaceAll("\r\n", "\n") : text).trimEnd();
}
