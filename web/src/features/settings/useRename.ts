import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Gives the signed-in user another name. */
export function useRename() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (displayName: string) => callApi("updateUser", { body: { displayName } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(keys.user, profile);
      toast({ title: "Name saved" });
    },
  });
}
