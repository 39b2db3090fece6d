import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { signOut } from "../../lib/auth/signOut.ts";
import { forgetDrafts } from "../../lib/drafts/draftStorage.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { forgetAllBegun } from "../../lib/uploads/interruptedUploads.ts";

/** Signs out, says so, and goes to the start page. */
export function useSignOut(): () => Promise<void> {
  const toast = useToast();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      forgetDrafts();
      forgetAllBegun();
      navigate(paths.home);
      toast({ title: "Signed out successfully" });
    } catch (error) {
      console.error("Signing out failed:", error);
      toast({
        title: "Error",
        description: "Failed to sign out. Please try again.",
        variant: "destructive",
      });
    }
  };
}
