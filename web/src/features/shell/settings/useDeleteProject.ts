import { useMutation, useQueryClient } from "@tanstack/react-query";
import { limits, type Project } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { tellOtherTabs } from "../../../lib/queries/otherTabs.ts";
import { useToast } from "../../../lib/toast/useToast.ts";

/** Deletes a project; the next one in the list is worked on from then on. */
export function useDeleteProject({ id, name }: Project, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationKey: keys.deletionOf(id),
    mutationFn: (forgetsNames: boolean) =>
      callApi("deleteProject", { params: { id }, query: { forgetNames: `${forgetsNames}` } }),
    onSuccess: async () => {
      tellOtherTabs();
      onDone();
      const until = `${name} can be restored for ${limits.restorableDays} days, under Settings.`;
      toast({ title: "Project deleted", description: until });
      queryClient.setQueryData(keys.projects, (before: Project[] = []) =>
        before.filter((project) => project.id !== id),
      );
      queryClient.removeQueries({ queryKey: keys.ofProject(id) });
      await queryClient.invalidateQueries({ queryKey: keys.deletedProjects });
      await queryClient.invalidateQueries({ queryKey: keys.stats });
    },
  });
}
