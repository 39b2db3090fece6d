import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import type { TableFile } from "./TableFile.ts";

/** Says why a dialog about a file has closed, where the file was removed in another tab or by somebody else meanwhile. */
export function useRemovalNotice(projectId: string, { id, fileName }: TableFile): void {
  const queryClient = useQueryClient();
  const toast = useToast();
  useEffect(
    () => () => {
      const files = queryClient.getQueryData(filesQuery(projectId).queryKey);
      if (!files || files.some((file) => file.id === id)) return;
      toast({
        title: "Columns closed",
        description: `${fileName} was removed elsewhere. It can be restored on this page.`,
        variant: "destructive",
      });
    },
    [queryClient, projectId, id, fileName, toast],
  );
}
