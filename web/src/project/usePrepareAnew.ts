import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Project } from "@tieout/contract";
import { readinessOf } from "@tieout/contract";
import { decimalsOf } from "@tieout/core";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useSelectedProject } from "../lib/project/useSelectedProject.ts";
import { filesQuery } from "../lib/queries/filesQuery.ts";

type Changes = Input<"updateProject">["body"];

/** What becomes of the statement: it is prepared, or waits to be asked for; null where the change leads to none. */
export type Following = "prepared" | "waits" | null;

/** What a change of a project's settings does about its statement. */
type PreparesAnew = {
  /** The project as it is, to be kept while the change is on its way. */
  before: Project | undefined;
  /** Prepares the statement where the change put it out of date, or where the files were enough and gave none before. */
  prepareAnew: (before: Project | undefined, after: Project, changes: Changes) => Following;
};

/** Prepares a project's statement again after a change of its settings, unless it waits to be asked. */
export function usePrepareAnew(projectId: string): PreparesAnew {
  const { projects } = useSelectedProject();
  const { mutate } = useProcessProject(projectId);
  const queryClient = useQueryClient();
  // Not every screen that changes the settings shows the files
  useQuery(filesQuery(projectId));
  /** Whether a statement could be made, as far as the files are known. */
  const isReady = (project: Project) => {
    const files = queryClient.getQueryData(filesQuery(projectId).queryKey) ?? [];
    return readinessOf(project, files).isReady;
  };
  /** A currency that files wait for makes them ready; what else was not ready before is prepared by what makes it ready. */
  const isMadeReady = (before: Project, after: Project, changes: Changes) =>
    isReady(after) && (isReady(before) || changes.currency !== undefined);
  const prepareAnew: PreparesAnew["prepareAnew"] = (before, after, changes) => {
    if (before === undefined || after.status === "processing") return null;
    const isLeft = before.statementVersion === null || before.isOutOfDate;
    const isDue = isLeft
      ? concernsStatement(changes) && isMadeReady(before, after, changes)
      : after.isOutOfDate;
    if (!isDue) return null;
    if (!isPreparedAnew(before, after.currency)) return "waits";
    mutate({});
    return "prepared";
  };
  return { before: projects.find(({ id }) => id === projectId), prepareAnew };
}

/** Whether a change is followed by another statement at once: files of other decimals are read again first. */
export function isPreparedAnew(
  { processesAutomatically, currency }: Project,
  otherCurrency: string = currency,
): boolean {
  return processesAutomatically && decimalsOf(currency) === decimalsOf(otherCurrency);
}

/** Whether the figures of a statement may depend on what is changed: whose it is only stands above them. */
export function concernsStatement(changes: Changes): boolean {
  return ["framework", "currency", "policies", "chart", "period", "isFirstPeriod"].some(
    (field) => field in changes,
  );
}
