import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { disclosureNotesQuery } from "../../../lib/queries/disclosureNotesQuery.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { useToast } from "../../../lib/toast/useToast.ts";

/** The user's words for one disclosure, and how to keep other ones. */
export function useDisclosureNote(projectId: string, disclosureId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(disclosureNotesQuery(projectId));
  const save = useMutation({
    mutationFn: (text: string) =>
      callApi("putDisclosureNote", { params: { id: projectId, disclosureId }, body: { text } }),
    onSuccess: async () => {
      const changed = [keys.disclosureNotes(projectId), keys.auditTrail(projectId)];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
  const note = data?.find((known) => known.disclosureId === disclosureId);
  return { isKnown: data !== undefined, text: note?.text ?? "", save };
}
