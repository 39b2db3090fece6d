import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { callApi } from "../../lib/api/callApi.ts";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Restores an archive into a new project, and works on that from then on. */
export function useRestoreArchive() {
  const queryClient = useQueryClient();
  const { select } = useSelectedProject();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set("file", file);
      return callApi("restoreProject", { form });
    },
    onSuccess: async ({ project, hasSameFigures }) => {
      const changed = [keys.projects, keys.stats];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      select(project.id);
      navigate(paths.home);
      toast({ title: "Archive restored", description: describeOutcome(hasSameFigures) });
    },
  });
}

function describeOutcome(hasSameFigures: boolean | null): string {
  if (hasSameFigures === null) return "It has no statement to compare with the archived one.";
  return hasSameFigures
    ? "The statement has the figures of the archived one."
    : "The statement has other figures than the archived one: compare the two.";
}
