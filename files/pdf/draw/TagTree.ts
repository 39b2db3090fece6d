import type { TagNode } from "../layout/Strip.ts";

type Content = ReturnType<PDFKit.PDFDocument["markStructureContent"]>;

/** Collects what is drawn for each element, so that the structure can be written when all is drawn. */
export type TagTree = {
  /** Draws as the content of an element. */
  draw(tag: TagNode, draw: () => void): void;
  /** Writes the structure from its root: every element that holds something, in reading order. */
  write(root: TagNode): void;
};

/** The structure of a tagged document (ISO 32000-1, 14.7 and 14.8). */
export function createTagTree(document: PDFKit.PDFDocument): TagTree {
  const contents = new Map<TagNode, Content[]>();
  const element = (tag: TagNode): ReturnType<PDFKit.PDFDocument["struct"]> =>
    document.struct(tag.role, optionsOf(tag), [
      ...(contents.get(tag) ?? []),
      ...tag.children.map(element),
    ]);
  return {
    draw: (tag, draw) => {
      const content = document.markStructureContent(tag.role);
      draw();
      document.endMarkedContent();
      const known = contents.get(tag);
      if (known) known.push(content);
      else contents.set(tag, [content]);
    },
    write: (root) => {
      document.addStructure(element(root));
    },
  };
}

function optionsOf({ scope, actual }: TagNode): PDFKit.Mixins.StructureElementOptions {
  return { ...(scope !== null && { scope }), ...(actual !== null && { actual }) };
}
