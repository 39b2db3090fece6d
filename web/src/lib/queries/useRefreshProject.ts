import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keys } from "./keys.ts";
import { tellOtherTabs } from "./otherTabs.ts";

/** Reads anew all that a change to a project may have changed, here and in other tabs. */
export function useRefreshProject(): (projectId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (projectId) => {
      tellOtherTabs();
      const changed = [keys.projects, keys.stats, keys.ofProject(projectId)];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    [queryClient],
  );
}
