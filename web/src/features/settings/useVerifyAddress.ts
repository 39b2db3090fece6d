import { useMutation } from "@tanstack/react-query";
import { explainError } from "../../lib/api/explainError.ts";
import { loadIdentity } from "../../lib/firebase/loadIdentity.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Has the identity service send the message whose link proves that an address is the user's. */
export function useVerifyAddress() {
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      const identity = await loadIdentity();
      const { currentUser } = await identity.startIdentity();
      if (!currentUser) throw new Error("nobody is signed in");
      await identity.sendEmailVerification(currentUser);
    },
    onSuccess: () =>
      toast({
        title: "Verification email sent",
        description: "Open its link, then reload this page.",
      }),
    onError: (error) =>
      toast({ title: "Email Failed", description: explainError(error), variant: "destructive" }),
  });
}
