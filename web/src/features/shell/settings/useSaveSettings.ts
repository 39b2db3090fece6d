import { useMutation } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";

/** Saves a project's settings; what is refused is said by the dialog, which keeps what was typed. */
export function useSaveSettings(projectId: string, onDone: () => void) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Input<"updateProject">["body"]) =>
      callApi("updateProject", { params: { id: projectId }, body }),
    onSuccess: async ({ isOutOfDate }) => {
      await refresh(projectId);
      onDone();
      toast({
        title: "Settings saved",
        ...(isOutOfDate && {
          description: "The statement is out of date: process the data again.",
        }),
      });
    },
  });
}
