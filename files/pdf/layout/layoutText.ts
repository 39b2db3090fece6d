import type { TextSetter } from "../text/TextSetter.ts";
import { wrapText } from "../text/wrapText.ts";
import type { TextBlock } from "./Block.ts";
import { baselineOf, lineHeight, type Strip, strip, type TagNode, tagNode } from "./Strip.ts";

/** Where blocks stand on the page. */
export type Frame = { x: number; width: number };

export type LaidBlock = { strips: Strip[]; tag: TagNode };

const BAR_WIDTH = 2.5;
const BAR_GAP = 9;

/** A paragraph as one strip a line; its first two and last two lines stay together. */
export function layoutText(block: TextBlock, frame: Frame, setter: TextSetter): LaidBlock {
  const { style, bar } = block;
  const tag = tagNode(block.tag);
  const indent = bar === null ? 0 : BAR_WIDTH + BAR_GAP;
  const lines = wrapText(block.text, style, frame.width - indent, setter);
  const height = lineHeight(style.size);
  const strips = lines.map((text, index) =>
    strip({
      height,
      spaceBefore: index === 0 ? block.spaceBefore : 0,
      keepWithNext: staysWithNext(index, lines.length, block.keepWithNext),
      startsPage: index === 0 && block.startsPage,
      bookmark:
        index === 0 && block.bookmark > 0
          ? { title: block.text, level: block.bookmark === 1 ? 1 : 2 }
          : null,
      pieces: [{ x: frame.x + indent, baseline: baselineOf(style.size), text, style, tag }],
      rectangles: bar === null ? [] : [{ x: frame.x, y: 0, width: BAR_WIDTH, height, colour: bar }],
    }),
  );
  return { strips, tag };
}

function staysWithNext(index: number, count: number, keepWithNext: boolean): boolean {
  if (index === count - 1) return keepWithNext;
  return index === 0 || index === count - 2 || keepWithNext;
}
