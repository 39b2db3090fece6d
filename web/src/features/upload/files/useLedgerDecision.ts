import { useMutation } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { useProcessProject } from "../../../lib/project/useProcessProject.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { isPreparedAnew } from "../../../project/usePrepareAnew.ts";

/** Takes the ledger files that count with the differences between them, or takes that back; a statement follows what is accepted. */
export function useLedgerDecision(project: Project) {
  const { mutate: prepare } = useProcessProject(project.id);
  const accept = useDecision(project, "acceptLedger", () => {
    if (isPreparedAnew(project)) prepare({});
  });
  return { accept, takeBack: useDecision(project, "takeBackLedger") };
}

function useDecision(
  { id }: Project,
  name: "acceptLedger" | "takeBackLedger",
  follow: () => void = () => undefined,
) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation<unknown, Error, void>({
    mutationFn: () => callApi(name, { params: { id } }),
    onSuccess: async () => {
      await refresh(id);
      follow();
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
