import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import type { Framework } from "@tieout/core";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { keys } from "../queries/keys.ts";
import { useToast } from "../toast/useToast.ts";
import { useSelectedProject } from "./useSelectedProject.ts";

export type NewProject = {
  name: string;
  framework: Framework;
  currency: string;
  /** Whose statement it is, and for when; null where that is said later. */
  entityName?: string | null;
  period?: Project["period"];
};

/** What a new project is called unless it is given a name: "Project" and the local date. */
export function usualProjectName(): string {
  return `Project ${new Date().toLocaleDateString()}`;
}

/** Creates a project, and works on it from then on. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  const { select } = useSelectedProject();
  const toast = useToast();
  return useMutation({
    mutationFn: (choice: NewProject) =>
      callApi("createProject", {
        body: {
          method: "indirect",
          status: "draft",
          ...choice,
        },
      }),
    onSuccess: async (project) => {
      queryClient.setQueryData(keys.projects, (before: object[] = []) => [project, ...before]);
      select(project.id);
      // Said before the lists are asked again, so that it never hides what the user did meanwhile.
      toast({ title: "Project created", description: project.name });
      await Promise.all(
        [keys.projects, keys.stats].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) =>
      toast({
        title: "Failed to create project",
        description: explainError(error),
        variant: "destructive",
      }),
  });
}
