import type { Page, PlacedStrip } from "../layout/paginate.ts";
import type { TagNode } from "../layout/Strip.ts";
import { drawFurniture, type Furniture } from "./drawFurniture.ts";
import { type Canvas, drawLine } from "./drawLine.ts";
import { drawRectangle } from "./drawRectangle.ts";
import type { Sheet } from "./sheets.ts";
import { createTagTree, type TagTree } from "./TagTree.ts";

export type Drawing = {
  pages: readonly Page[];
  structure: TagNode;
  sheet: Sheet;
  furniture: Furniture;
};

/** Draws pages with their running heads and feet, the bookmarks, and last the structure. */
export function drawPages(canvas: Canvas, { pages, structure, sheet, furniture }: Drawing): void {
  const { document } = canvas;
  const tags = createTagTree(document);
  const bookmarks = createBookmarks(document);
  pages.forEach((page, index) => {
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    for (const placed of page) {
      drawStrip(canvas, tags, placed, sheet.top);
      const { bookmark } = placed.strip;
      if (bookmark) bookmarks.add(bookmark.title, bookmark.level, sheet.top + placed.y);
    }
    drawFurniture(canvas, furniture, sheet, { number: index + 1, count: pages.length });
  });
  tags.write(structure);
}

function drawStrip(canvas: Canvas, tags: TagTree, placed: PlacedStrip, top: number): void {
  const { document } = canvas;
  const y = top + placed.y;
  if (placed.strip.rectangles.length > 0) {
    document.markContent("Artifact", { type: "Layout" });
    for (const rectangle of placed.strip.rectangles) drawRectangle(document, rectangle, y);
    document.endMarkedContent();
  }
  for (const { text, style, x, baseline, tag } of placed.strip.pieces) {
    const draw = () => drawLine(canvas, text, style, x, y + baseline);
    if (placed.isRepeated) drawRepeated(document, draw);
    else tags.draw(tag, draw);
  }
}

/** A repeated heading is marked as an artifact: a screen reader has read it already. */
function drawRepeated(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent("Artifact", { type: "Pagination" });
  draw();
  document.endMarkedContent();
}

/** Bookmarks in two levels. */
function createBookmarks(document: PDFKit.PDFDocument) {
  let parent = document.outline;
  return {
    add: (title: string, level: 1 | 2, top: number) => {
      const at = { fit: false, top };
      if (level === 1) parent = document.outline.addItem(title, at);
      else parent.addItem(title, at);
    },
  };
}
