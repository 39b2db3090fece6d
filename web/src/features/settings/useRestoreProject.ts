import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeletedProject } from "@tieout/contract";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";
import { tellOtherTabs } from "../../lib/queries/otherTabs.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Restores a project that was deleted. */
export function useRestoreProject() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id }: DeletedProject) => callApi("restoreDeletedProject", { params: { id } }),
    onSuccess: async ({ name }) => {
      tellOtherTabs();
      toast({ title: "Project restored", description: name });
      const changed = [keys.deletedProjects, keys.projects, keys.stats];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
