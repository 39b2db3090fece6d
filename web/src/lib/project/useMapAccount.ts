import { useMutation } from "@tanstack/react-query";
import type { Role } from "@tieout/core";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** Gives an account its role, or leaves it to classification again. */
export function useMapAccount(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ code, role }: { code: string; role: Role | null }) =>
      callApi("putAccountMapping", { params: { id: projectId, code }, body: { role } }),
    onSuccess: async () => {
      await refresh(projectId);
      toast({ title: "Role saved", description: "The statement is made with it." });
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
