import { amountText } from "./amountText.ts";
import { errorText } from "./errorText.ts";
import { numberText } from "./numberText.ts";
import type { Attributes } from "./readPart.ts";

/** A cell of an OpenDocument sheet while it is read. */
export type OdsCell = {
  attributes: Attributes;
  /** The elements that are open within it. */
  depth: number;
  paragraphs: string[];
};

/** Takes in what begins within a cell: its paragraphs, and in them what stands for blanks and newlines. */
export function openInCell(cell: OdsCell, name: string, attributes: Attributes): void {
  cell.depth += 1;
  if (name === "p" && cell.depth === 1) cell.paragraphs.push("");
  else if (name === "s") addText(cell, " ".repeat(blanks(attributes)));
  else if (name === "tab") addText(cell, "\t");
  else if (name === "line-break") addText(cell, "\n");
  else if (name === "annotation") cell.depth += NOT_SHOWN;
}

/** Takes in what ends within a cell. */
export function closeInCell(cell: OdsCell, name: string): void {
  cell.depth -= name === "annotation" ? NOT_SHOWN + 1 : 1;
}

/** Adds text to the last paragraph of a cell; a comment on it is no part of it. */
export function addText({ depth, paragraphs }: OdsCell, text: string): void {
  if (depth === 0 || depth > NOT_SHOWN || paragraphs.length === 0) return;
  paragraphs[paragraphs.length - 1] += text;
}

/** Deeper than a document may be nested. */
const NOT_SHOWN = 1_000;
const MOST_BLANKS = 32_767;

function blanks(attributes: Attributes): number {
  const count = Number(attributes["text:c"] ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_BLANKS) : 1;
}

/**
 * The text of a cell: numbers as the digits a person typed, dates as ISO, an error by its name. A formula
 * without a stored result comes back as the formula itself.
 */
export function odsCellText({ attributes, paragraphs }: OdsCell, format: string): string {
  const written = paragraphs.join("\n").trimEnd();
  const shown = written.trimStart();
  const value = attributes["office:value"] ?? "";
  if (attributes["calcext:value-type"] === "error") return errorText(shown);
  switch (attributes["office:value-type"]) {
    case "percentage":
      return Number.isFinite(Number(value || "?")) ? amountText(Number(value), "0%") : shown;
    case "float":
    case "currency":
      return value !== "" && Number.isFinite(Number(value))
        ? numberText(Number(value), format)
        : shown;
    case "date":
      return attributes["office:date-value"]?.slice(0, 10) ?? shown;
    case "boolean":
      return attributes["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
    case undefined:
      return shown === "" ? formulaText(attributes) : written;
    default:
      return attributes["office:string-value"]?.trimEnd() ?? written;
  }
}

/** Formulas begin with the name of their language: "of:=[.A1]+1". */
function formulaText(attributes: Attributes): string {
  const formula = attributes["table:formula"];
  return formula === undefined ? "" : formula.replace(/^\w{1,20}:(?==)/, "");
}
