import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useToast } from "../../lib/toast/useToast.ts";

export type EmailKind = "welcome" | "test";

type Asked = { kind: EmailKind; email: string | null; name: string };

/** What is said where there is no address, and when it fails (specification sections 5 and 8). */
const texts = {
  welcome: { noAddress: "Please sign in to send welcome email", failed: "Email Failed" },
  test: { noAddress: "Please sign in to test email functionality", failed: "Email Test Failed" },
} as const satisfies Record<EmailKind, { noAddress: string; failed: string }>;

/** Sends the user one of the two messages they can ask for; says where it went. */
export function useSendEmail() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ kind, email, name }: Asked) => {
      if (email === null) return null;
      return kind === "welcome"
        ? callApi("sendWelcomeEmail", { body: { email, name } })
        : callApi("sendTestEmail", { body: { email } });
    },
    onSuccess: async (sent, { kind }) => {
      if (sent === null) {
        toast({
          title: "No Email Address",
          description: texts[kind].noAddress,
          variant: "destructive",
        });
        return;
      }
      toast({ title: "Email sent", description: sent.message });
      await queryClient.invalidateQueries({ queryKey: keys.userSettings });
    },
    onError: (error, { kind }) =>
      toast({
        title: texts[kind].failed,
        description: explainError(error),
        variant: "destructive",
      }),
  });
}
