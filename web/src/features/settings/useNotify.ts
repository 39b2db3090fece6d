import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Notifications } from "@tieout/contract";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { settingsQuery } from "./settingsQuery.ts";

/** Keeps what a user wants to be told; the toggle moves at once, and back if it was not kept. */
export function useNotify() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = settingsQuery();
  return useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: "notifications" },
    mutationFn: (notifications: Notifications) =>
      callApi("putUserSettings", { body: { notifications } }),
    onMutate: (notifications) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, before && { ...before, notifications });
      return before;
    },
    onError: (error, _notifications, before) => {
      queryClient.setQueryData(queryKey, before);
      toast({
        title: "The choice was not saved",
        description: explainError(error),
        variant: "destructive",
      });
    },
  });
}
