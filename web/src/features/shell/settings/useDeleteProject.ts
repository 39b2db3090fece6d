import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { useToast } from "../../../lib/toast/useToast.ts";

/** Deletes a project; the next one in the list is worked on from then on. */
export function useDeleteProject({ id, name }: Project, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi("deleteProject", { params: { id } }),
    onSuccess: async () => {
      onDone();
      toast({ title: "Project deleted", description: name });
      queryClient.setQueryData(keys.projects, (before: Project[] = []) =>
        before.filter((project) => project.id !== id),
      );
      queryClient.removeQueries({ queryKey: keys.ofProject(id) });
      await queryClient.invalidateQueries({ queryKey: keys.stats });
    },
  });
}
