import type { TextSetter } from "../text/TextSetter.ts";
import type { Block } from "./Block.ts";
import { layoutTable } from "./layoutTable.ts";
import { type Frame, type LaidBlock, layoutText } from "./layoutText.ts";
import { type Strip, type TagNode, tagNode } from "./Strip.ts";

/** Lays out the parts of a report as strips, and gives each part its place in the structure. */
export function layoutReport(
  parts: readonly (readonly Block[])[],
  frame: Frame,
  setter: TextSetter,
): { strips: Strip[]; structure: TagNode } {
  const structure = tagNode("Document");
  const strips = parts.flatMap((blocks) => {
    const laid = blocks.map((block) => layoutBlock(block, frame, setter));
    structure.children.push({ ...tagNode("Sect"), children: laid.map(({ tag }) => tag) });
    return laid.flatMap((each) => each.strips);
  });
  return { strips, structure };
}

function layoutBlock(block: Block, frame: Frame, setter: TextSetter): LaidBlock {
  return block.kind === "text"
    ? layoutText(block, frame, setter)
    : layoutTable(block, frame, setter);
}
