import { useEffect, useRef } from "react";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";

/**
 * Where another project took away what had the focus, the keyboard goes on at the page's content.
 * Draws nothing: what it stands beside is not drawn again for it.
 */
export function ProjectFocus() {
  const { selected, isLoading } = useSelectedProject();
  const id = isLoading ? undefined : (selected?.id ?? null);
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    // A page that has just been loaded is read from its beginning.
    if (before === undefined || id === undefined || before === id) return;
    if (document.activeElement === document.body) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [id]);
  return null;
}
