import type { Deps } from "../../app/Deps.ts";

/** Removes an object, or all that stands in a folder where there is a slash at the end. */
export function removeObject(deps: Deps, path: string): Promise<void> {
  return path.endsWith("/") ? deps.objects.removeFolder(path) : deps.objects.remove(path);
}
