import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { callApi } from "../../lib/api/callApi.ts";
import { callPage } from "../../lib/api/callPage.ts";
import { signOut } from "../../lib/auth/signOut.ts";
import { forgetDrafts } from "../../lib/drafts/draftStorage.ts";
import { saveText } from "../../lib/saveFile.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { forgetAllBegun } from "../../lib/uploads/interruptedUploads.ts";

/** Reads all that the user gave us, page after page, and has the browser save it as JSON. */
export function useDownloadData() {
  return useMutation({
    mutationFn: async () => {
      const items: unknown[] = [];
      let cursor: string | null = null;
      do {
        const query: { cursor?: string } = cursor === null ? {} : { cursor };
        const page = await callPage("getOwnData", { query });
        items.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      saveText("tieout-data.json", JSON.stringify(items, null, 2), "application/json");
    },
  });
}

/** Deletes the account; what this browser keeps of it goes too. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi("deleteOwnData", {}),
    onSuccess: async () => {
      forgetDrafts();
      forgetAllBegun();
      await signOut();
      navigate(paths.home);
      toast({ title: "Account deleted" });
    },
  });
}
