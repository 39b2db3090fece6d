import type { TextSetter } from "../text/TextSetter.ts";
import type { Block } from "./Block.ts";
import { layoutReport } from "./layoutReport.ts";
import type { Frame } from "./layoutText.ts";
import { paginate } from "./paginate.ts";

/** The first of several settings that stands on one page; the first of all where none does. */
export function fitToPage(
  settings: readonly (readonly Block[])[],
  frame: Frame,
  height: number,
  setter: TextSetter,
): readonly Block[] {
  const fitting = settings.find(
    (blocks) => paginate(layoutReport([blocks], frame, setter).strips, height).length === 1,
  );
  return fitting ?? settings[0] ?? [];
}
