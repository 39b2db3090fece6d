import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { BusyButton } from "../../components/BusyButton.tsx";
import { userQuery } from "../../lib/queries/userQuery.ts";
import { type EmailKind, useSendEmail } from "./useSendEmail.ts";

const buttons = [
  { kind: "welcome", label: "Send Welcome Email" },
  { kind: "test", label: "Test Email" },
] as const satisfies readonly { kind: EmailKind; label: string }[];

/** The two messages a person can ask for, to their own address. */
export function EmailButtons() {
  const { data: profile } = useQuery(userQuery());
  const send = useSendEmail();
  const email = profile?.email ?? null;
  const name = profile?.firstName ?? "";
  // Nobody knows yet whom to write to.
  if (profile === undefined) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, pt: 1.5 }}>
      {buttons.map(({ kind, label }) => (
        <BusyButton
          key={kind}
          variant="outlined"
          color="inherit"
          isBusy={send.isPending}
          onClick={() => send.mutate({ kind, email, name })}
        >
          {send.isPending && send.variables.kind === kind ? "Sending..." : label}
        </BusyButton>
      ))}
    </Box>
  );
}
