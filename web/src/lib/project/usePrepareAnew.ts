import type { Project } from "@tieout/contract";
import { decimalsOf } from "@tieout/core";
import { useProcessProject } from "./useProcessProject.ts";
import { useSelectedProject } from "./useSelectedProject.ts";

/** What a change of a project's settings does about its statement. */
type PreparesAnew = {
  /** The project as it is, to be kept while the change is on its way. */
  before: Project | undefined;
  /** Prepares the statement again where the change put it out of date; whether it does. */
  prepareAnew: (before: Project | undefined, after: Project) => boolean;
};

/** Prepares a project's statement again after a change of its settings, unless it waits to be asked. */
export function usePrepareAnew(projectId: string): PreparesAnew {
  const { projects } = useSelectedProject();
  const { mutate } = useProcessProject(projectId);
  const prepareAnew = (before: Project | undefined, after: Project) => {
    const isPutOutOfDate = before?.isOutOfDate === false && after.isOutOfDate;
    const isDue =
      isPutOutOfDate && isPreparedAnew(before, after.currency) && after.status !== "processing";
    if (isDue) mutate({});
    return isDue;
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
