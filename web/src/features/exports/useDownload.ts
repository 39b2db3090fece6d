import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { openDownload } from "../../lib/project/openDownload.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Opens an export that was made before, by a fresh address. */
export function useDownload(projectId: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: (exportId: string) =>
      callApi("downloadExport", { params: { id: projectId, exportId } }),
    onSuccess: ({ downloadUrl }) => openDownload(downloadUrl),
    onError: (error) =>
      toast({
        title: "Export Failed",
        description: explainError(error),
        variant: "destructive",
      }),
  });
}
