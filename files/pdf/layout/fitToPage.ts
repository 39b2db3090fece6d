import type { TextSetter } from "../text/TextSetter.ts";
import type { Block } from "./Block.ts";
import { layoutReport } from "./layoutReport.ts";
import type { Frame } from "./layoutText.ts";
import { paginate } from "./paginate.ts";

/** What is longer fits no page in any setting. */
const MOST_PAGES_TO_FIT = 2;

/** The first of several settings that stands on one page; the first of all where none does. */
export function fitToPage(
  settings: readonly (readonly Block[])[],
  frame: Frame,
  height: number,
  setter: TextSetter,
): readonly Block[] {
  const [usual = []] = settings;
  const pagesOf = (blocks: readonly Block[]) =>
    paginate(layoutReport([blocks], frame, setter).strips, height).length;
  if (pagesOf(usual) > MOST_PAGES_TO_FIT) return usual;
  return settings.find((blocks) => pagesOf(blocks) === 1) ?? usual;
}
