import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { keptForLong } from "../browserStore.ts";
import { projectsQuery } from "../queries/projectsQuery.ts";
import { SelectionContext } from "./useSelectedProject.ts";

const storageKey = (uid: string) => `tieout-project-${uid}`;

/** Keeps which project is worked on; the choice survives a reload, the first one is the default. */
export function SelectionProvider({ uid, children }: { uid: string; children: ReactNode }) {
  // Asked for while the screen is drawn, not when it stands.
  usePrefetchQuery(projectsQuery());
  const { data: projects, error, isPending, refetch } = useQuery(projectsQuery());
  const [chosen, setChosen] = useState(() => keptForLong.read(storageKey(uid)));
  const selection = useMemo(
    () => ({
      projects: projects ?? [],
      selected: projects?.find(({ id }) => id === chosen) ?? projects?.[0] ?? null,
      remembered: chosen,
      isLoading: isPending,
      error: projects ? null : error,
      select: (projectId: string) => {
        keptForLong.keep(storageKey(uid), projectId);
        setChosen(projectId);
      },
      retry: () => void refetch(),
    }),
    [projects, error, isPending, chosen, uid, refetch],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
