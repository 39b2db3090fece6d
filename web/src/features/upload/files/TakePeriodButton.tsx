import { useMutation } from "@tanstack/react-query";
import type { Project, UploadedFile } from "@tieout/contract";
import { printDay } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { useProcessProject } from "../../../lib/project/useProcessProject.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { isPreparedAnew } from "../../../project/usePrepareAnew.ts";

type Props = {
  project: Project;
  file: Pick<UploadedFile, "id" | "fileName">;
  period: NonNullable<Project["period"]>;
  /** The file is read with others, to which it is added, and not anew by itself. */
  isAdded?: boolean;
};

/** Gives the project a period that a ledger has entries of, and makes its statement from that ledger. */
export function TakePeriodButton({ project, file, period, isAdded = false }: Props) {
  const { start, end } = period;
  const params = { id: project.id };
  const refresh = useRefreshProject();
  const { mutate: prepare } = useProcessProject(project.id);
  const toast = useToast();
  const take = useMutation<unknown, Error, void>({
    mutationFn: async () => {
      await callApi("updateProject", { params, body: { period: { start, end } } });
      const place = { params: { ...params, fileId: file.id } };
      if (isAdded) return callApi("addFile", { ...place, body: { replaces: false } });
      const { isSelected, status } = await callApi("retryFile", place);
      if (isSelected || status !== "valid") return;
      await callApi("addFile", { ...place, body: { replaces: true } });
    },
    onSuccess: async () => {
      await refresh(project.id);
      if (isPreparedAnew(project)) prepare({});
    },
    onError: async (error) => {
      toast({ title: "Error", description: explainError(error), variant: "destructive" });
      // The period may be set already where the file was not taken
      await refresh(project.id);
    },
  });
  const text = `Set the period to ${printDay(start)} to ${printDay(end)}`;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={take.isPending}
      aria-label={`${text}: ${file.fileName}`}
      onClick={() => take.mutate()}
    >
      {take.isPending ? "Setting the period..." : text}
    </Button>
  );
}
