import type { Attributes } from "./readPart.ts";

/** The styles of an OpenDocument spreadsheet, collected from its parts as they are read. */
export type OdsStyles = {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  /** The format of zeros that a cell's style pads numbers to; "" for any other. */
  formatOf: (style: string | undefined) => string;
  /** Whether sheets of a style are hidden. */
  isHidden: (style: string | undefined) => boolean;
};

type CellStyle = { format: string | undefined; parent: string | undefined };

/** A style may be made from another, and that from a third; no program goes deeper. */
const MOST_PARENTS = 10;
const MOST_ZEROS = 32;

/** Collects what styles say that changes what a cell's content is. */
export function createOdsStyles(): OdsStyles {
  const formats = new Map<string, string>();
  const cells = new Map<string, CellStyle>();
  const hidden = new Set<string>();
  let [numberStyle, style]: [string | null, string | null] = [null, null];
  const formatOf = (name: string | undefined, depth = 0): string => {
    const found = name === undefined ? undefined : cells.get(name);
    if (!found || depth > MOST_PARENTS) return "";
    if (found.format === undefined) return formatOf(found.parent, depth + 1);
    return formats.get(found.format) ?? "";
  };
  return {
    open: (name, attributes) => {
      const own = attributes["style:name"] ?? "";
      if (name === "number-style") numberStyle = own;
      else if (name === "number" && numberStyle !== null)
        formats.set(numberStyle, zerosOf(attributes));
      else if (name === "style") {
        style = own;
        if (attributes["style:family"] === "table-cell") cells.set(own, cellStyle(attributes));
      } else if (name === "table-properties" && attributes["table:display"] === "false")
        hidden.add(style ?? "");
    },
    close: (name) => {
      if (name === "number-style") numberStyle = null;
    },
    formatOf: (name) => formatOf(name),
    isHidden: (name) => name !== undefined && hidden.has(name),
  };
}

function cellStyle(attributes: Attributes): CellStyle {
  return {
    format: attributes["style:data-style-name"],
    parent: attributes["style:parent-style-name"],
  };
}

/** Whole numbers with at least so many digits, and nothing between them. */
function zerosOf(attributes: Attributes): string {
  const digits = Number(attributes["number:min-integer-digits"] ?? 0);
  const isPlain =
    Number(attributes["number:decimal-places"] ?? 0) === 0 &&
    attributes["number:grouping"] !== "true";
  return isPlain && digits >= 2 && digits <= MOST_ZEROS ? "0".repeat(digits) : "";
}
