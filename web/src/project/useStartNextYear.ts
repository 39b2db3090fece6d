import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { callApi } from "../lib/api/callApi.ts";
import { useSelectedProject } from "../lib/project/useSelectedProject.ts";
import { keys } from "../lib/queries/keys.ts";
import { useToast } from "../lib/toast/useToast.ts";

/** Makes the project of the year after, and works on it from then on. */
export function useStartNextYear({ id }: Project, onDone?: () => void) {
  const queryClient = useQueryClient();
  const { select } = useSelectedProject();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi("startNextYear", { params: { id } }),
    onSuccess: async (next) => {
      queryClient.setQueryData(keys.projects, (before: Project[] = []) => [next, ...before]);
      select(next.id);
      onDone?.();
      toast({ title: "Next year started", description: next.name });
      const changed = [keys.projects, keys.stats];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
