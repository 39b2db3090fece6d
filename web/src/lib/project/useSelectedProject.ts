import type { Project } from "@tieout/contract";
import { createContext, useContext } from "react";

/** The projects of the user and the one that is being worked on. */
export type ProjectSelection = {
  projects: readonly Project[];
  selected: Project | null;
  /** The id of the one that was last chosen in this browser, known before the projects are. */
  remembered: string | null;
  isLoading: boolean;
  error: Error | null;
  select: (projectId: string) => void;
  retry: () => void;
};

export const SelectionContext = createContext<ProjectSelection | null>(null);

/** The project selection of the signed-in shell. */
export function useSelectedProject(): ProjectSelection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error("no project selection outside the signed-in shell");
  return selection;
}
