import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { type Readiness, readinessOf } from "@tieout/contract";
import { filesQuery } from "../lib/queries/filesQuery.ts";

/** Whether a statement can be made of a project's files, as far as they are known. */
export function useReadiness(project: Project): Readiness {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  return readinessOf(project, files);
}
