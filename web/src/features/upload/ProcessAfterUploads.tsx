import { useIsMutating, useQuery } from "@tanstack/react-query";
import { isSufficient, otherCurrencyOf, readinessOf } from "@tieout/contract";
import { useEffect, useRef } from "react";
import { useProcessProject } from "../../lib/project/useProcessProject.ts";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { keys } from "../../lib/queries/keys.ts";
import { isIdle, type Upload } from "./sending/Uploads.ts";

type Props = { projectId: string; uploads: readonly Upload[] };

/** Prepares the statement once the files of a burst are read and are all that it needs. */
export function ProcessAfterUploads({ projectId, uploads }: Props) {
  const { projects } = useSelectedProject();
  const project = projects.find(({ id }) => id === projectId);
  const { data: files = [] } = useQuery(filesQuery(projectId));
  const { mutate, isPending } = useProcessProject(projectId);
  // Another part of the page may have asked for the statement
  const isRunning = useIsMutating({ mutationKey: keys.processingOf(projectId) }) > 0;
  const processed = useRef("");
  const arrived = uploads.flatMap((upload) => upload.arrived);
  const burst = arrived.toSorted().join(" ");
  const isDue =
    project?.processesAutomatically === true &&
    project.status !== "processing" &&
    (project.statementVersion === null || project.isOutOfDate) &&
    uploads.every(isIdle) &&
    files.some(({ id, isSelected, status }) => {
      return arrived.includes(id) && isSelected && status === "valid";
    }) &&
    isSufficient(project, files) &&
    readinessOf(project, files).obstacles.length === 0;
  const isOfOtherCurrency = project !== undefined && otherCurrencyOf(project, files) !== null;
  useEffect(() => {
    if (!isDue || isPending || isRunning || processed.current === burst) return;
    processed.current = burst;
    // A notice says so, and prepares the statement when that is settled
    if (!isOfOtherCurrency) mutate({});
  }, [isDue, isPending, isRunning, isOfOtherCurrency, burst, mutate]);
  return null;
}
