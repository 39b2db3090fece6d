import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useEffect, useRef } from "react";
import { keys } from "../lib/queries/keys.ts";
import { onChangeInOtherTabs } from "../lib/queries/otherTabs.ts";
import { projectsQuery } from "../lib/queries/projectsQuery.ts";

/**
 * Follows what is changed of a project elsewhere, in another tab or on another machine: when this page
 * is looked at again, or another tab tells of a change, the project is asked for, and where it has changed
 * so is all that is shown of it. Draws nothing.
 */
export function ChangeWatch({ project: { id, updatedAt } }: { project: Project }) {
  useQuery({ ...projectsQuery(), refetchOnWindowFocus: "always" });
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => void queryClient.invalidateQueries({ queryKey: keys.projects });
    const stop = onChangeInOtherTabs(ask);
    // Of two windows side by side neither is hidden while the other is worked in
    window.addEventListener("focus", ask);
    return () => {
      stop();
      window.removeEventListener("focus", ask);
    };
  }, [queryClient]);
  const known = useRef(updatedAt);
  useEffect(() => {
    if (known.current === updatedAt) return;
    known.current = updatedAt;
    // A change made on this page asks for what it changes by itself.
    if (queryClient.isMutating() > 0) return;
    void queryClient.invalidateQueries({ queryKey: keys.ofProject(id) });
  }, [id, updatedAt, queryClient]);
  return null;
}
