import { colours, type TextStyle, textStyle } from "../text/textStyles.ts";
import { wrapText } from "../text/wrapText.ts";
import { type Canvas, drawLine } from "./drawLine.ts";
import { drawRectangle } from "./drawRectangle.ts";
import type { Sheet } from "./sheets.ts";

/** What stands on every page: a running head from the second on, and the foot. */
export type Furniture = {
  runningHead: RunningHead;
  /** What every page is marked with; empty where nothing is. */
  mark: string;
  /** Version, preparer and hash, line by line. */
  foot: readonly string[];
};

/** Whose statement it is, and which statement of which days. */
type RunningHead = { entity: string; statement: string };

type PageNumber = { number: number; count: number };

const SIZE = 7;
const LEADING = 9.5;
const HEAD_BASELINE = 38;

/** Draws the running head and the foot, as artifacts: a screen reader passes over them. */
export function drawFurniture(
  canvas: Canvas,
  furniture: Furniture,
  sheet: Sheet,
  page: PageNumber,
): void {
  const { document } = canvas;
  document.markContent("Artifact", { type: "Pagination" });
  drawHead(canvas, furniture, sheet, page);
  drawFoot(canvas, furniture, sheet, page);
  document.endMarkedContent();
}

function drawHead(
  canvas: Canvas,
  { runningHead, mark }: Furniture,
  sheet: Sheet,
  page: PageNumber,
) {
  const quiet = textStyle({ size: SIZE, colour: "quiet" });
  if (page.number > 1) {
    const room = sheet.bodyWidth - DRAFT_ROOM - canvas.setter.width(mark, STAMP_STYLE);
    const head = shortenHead(canvas, runningHead, quiet, room);
    drawLine(canvas, head, quiet, sheet.left, HEAD_BASELINE);
  }
  if (mark) drawStamp(canvas, sheet, mark);
}

const DRAFT_ROOM = 80;
const STAMP = { padding: 7, top: 24, height: 20, line: 1 };
const STAMP_STYLE = textStyle({ size: 12, weight: "semibold", colour: "red" });

/** The mark of a statement that is a draft or superseded, framed in the corner of every page. */
function drawStamp(canvas: Canvas, sheet: Sheet, mark: string) {
  const x = rightOf(canvas, sheet, mark, STAMP_STYLE) - STAMP.padding;
  const width = sheet.left + sheet.bodyWidth - x + STAMP.padding;
  canvas.document
    .rect(x - STAMP.padding, STAMP.top, width, STAMP.height)
    .lineWidth(STAMP.line)
    .stroke(colours.red);
  drawLine(canvas, mark, STAMP_STYLE, x, HEAD_BASELINE);
}

function drawFoot(canvas: Canvas, { foot }: Furniture, sheet: Sheet, page: PageNumber) {
  const style = textStyle({ size: SIZE, colour: "quiet" });
  const rule = {
    x: sheet.left,
    y: 0,
    width: sheet.bodyWidth,
    height: 0.5,
    colour: "hairline",
  } as const;
  drawRectangle(canvas.document, rule, sheet.foot);
  foot.forEach((line, index) => {
    const text = shorten(canvas, line, style, sheet.bodyWidth - DRAFT_ROOM);
    drawLine(canvas, text, style, sheet.left, sheet.foot + 11 + index * LEADING);
  });
  const label = `Page ${page.number} of ${page.count}`;
  drawLine(canvas, label, style, rightOf(canvas, sheet, label, style), sheet.foot + 11);
}

function rightOf({ setter }: Canvas, sheet: Sheet, text: string, style: TextStyle): number {
  return sheet.left + sheet.bodyWidth - setter.width(text, style);
}

/** Where there is no room for all, the name gives way: a page on its own has to say which days it is of. */
function shortenHead(
  canvas: Canvas,
  { entity, statement }: RunningHead,
  style: TextStyle,
  room: number,
): string {
  const rest = ` · ${statement}`;
  const left = room - canvas.setter.width(rest, style);
  return `${shorten(canvas, entity, style, left)}${rest}`;
}

/** A running line too long for its place ends in an ellipsis; the first page has it in full. */
function shorten({ setter }: Canvas, text: string, style: TextStyle, width: number): string {
  const [first = "", ...rest] = wrapText(text, style, width, setter);
  return rest.length === 0 ? first : `${first} …`;
}
