import { useToast } from "../../../lib/toast/useToast.ts";
import { useUpdateProject } from "../../../project/useUpdateProject.ts";

/** Saves a project's settings; what is refused is said by the dialog, which keeps what was typed. */
export function useSaveSettings(projectId: string, onDone: () => void) {
  const toast = useToast();
  return useUpdateProject(projectId, {
    showsRefusals: true,
    onSaved: (after, following) => {
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
