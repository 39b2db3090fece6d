import { useMutation } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { usePrepareAnew } from "../../../project/usePrepareAnew.ts";

/** Saves a project's settings; what is refused is said by the dialog, which keeps what was typed. */
export function useSaveSettings(projectId: string, onDone: () => void) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const { before, prepareAnew } = usePrepareAnew(projectId);
  return useMutation({
    mutationFn: (body: Input<"updateProject">["body"]) =>
      callApi("updateProject", { params: { id: projectId }, body }),
    onMutate: () => before,
    onSuccess: async (after, changes, known) => {
      const following = prepareAnew(known, after, changes);
      await refresh(projectId);
      onDone();
      // What becomes of the statement is told when it is there
      if (following === "prepared") return;
      toast({
        title: "Settings saved",
        ...(following === "waits" && {
          description: "No statement is made with them yet: click Process Data.",
        }),
        ...(after.isOutOfDate && {
          description: "The statement is out of date: process the data again.",
        }),
      });
    },
  });
}
