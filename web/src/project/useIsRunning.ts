import { useIsMutating } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { keys } from "../lib/queries/keys.ts";

/** Whether a project's statement is being prepared: asked for by this page, by another, or before a reload. */
export function useIsRunning({ id, status }: Pick<Project, "id" | "status">): boolean {
  const asked = useIsMutating({ mutationKey: keys.processingOf(id) }) > 0;
  return asked || status === "processing";
}
