import { useEffect, useRef } from "react";
import { statementToast } from "../lib/project/statementToast.ts";
import { useSelectedProject } from "../lib/project/useSelectedProject.ts";
import { useRefreshProject } from "../lib/queries/useRefreshProject.ts";
import { useToast } from "../lib/toast/useToast.ts";

/** Tells when a statement that is prepared outside of its call is there, on whatever screen. */
export function LongRuns() {
  const { projects } = useSelectedProject();
  const running = useRef(new Set<string>());
  const refresh = useRefreshProject();
  const toast = useToast();
  useEffect(() => {
    for (const project of projects) {
      const { id, isRunByTask, runFailure } = project;
      if (isRunByTask) running.current.add(id);
      else if (running.current.delete(id)) {
        const failed = { title: "No statement was prepared", variant: "destructive" } as const;
        toast(
          runFailure === null
            ? statementToast(project, project.draftReasons[0]?.message)
            : { ...failed, description: runFailure },
        );
        void refresh(id);
      }
    }
  }, [projects, refresh, toast]);
  return null;
}
