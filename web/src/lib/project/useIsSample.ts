import { useSelectedProject } from "./useSelectedProject.ts";

/** Whether the project worked on is the sample company, which the service lets nobody change. */
export function useIsSample(): boolean {
  return useSelectedProject().selected?.isSample ?? false;
}
