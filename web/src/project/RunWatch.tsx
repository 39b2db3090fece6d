import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useEffect, useRef } from "react";
import { projectsQuery } from "../lib/queries/projectsQuery.ts";
import { useRefreshProject } from "../lib/queries/useRefreshProject.ts";
import { useIsRunning } from "./useIsRunning.ts";

/** A run takes seconds: asked less often, it would be over before it was shown. */
const pollMs = 1_000;

/**
 * Follows a run on whatever screen its project is shown: while it goes on the project is asked again,
 * and when it is over all that it changed is. Draws nothing.
 */
export function RunWatch({ project }: { project: Project }) {
  const isRunning = useIsRunning(project);
  useQuery({ ...projectsQuery(), refetchInterval: isRunning ? pollMs : false });
  const refresh = useRefreshProject();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refresh(project.id);
    wasRunning.current = isRunning;
  }, [isRunning, project.id, refresh]);
  return null;
}
