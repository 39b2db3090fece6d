import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useFocusKept } from "../../components/useFocusKept.ts";
import { useSession } from "../../lib/auth/useSession.ts";
import { ChangeAddressForm } from "./ChangeAddressForm.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

/** The two things by which somebody signs in with a password, each to be changed when asked. */
export function ChangeCredentials() {
  const session = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (session.status !== "signedIn") return null;
  const { email, providers } = session.user;
  if (!providers.includes("password") || email === null)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Your address and password are Google's; they are changed there.
      </Typography>
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, pt: 0.5, pb: 1.5 }}>
      <Folded label="Change password">
        {(close) => <ChangePasswordForm email={email} onDone={close} />}
      </Folded>
      <Folded label="Change address">
        {(close) => (
          <ChangeAddressForm
            onSent={(address) => {
              setSentTo(address);
              close();
            }}
          />
        )}
      </Folded>
      {/* A message is gone before the other mailbox is open. */}
      {sentTo !== null && (
        <Alert severity="info" variant="outlined" role="status" sx={{ flexBasis: "100%" }}>
          {`Open the link that we sent to ${sentTo}. Until it is opened your address stays as it is.`}
        </Alert>
      )}
    </Box>
  );
}

type FoldedProps = { label: string; children: (close: () => void) => ReactNode };

/** A form behind its button. */
function Folded({ label, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const room = useFocusKept(isOpen);
  return (
    // A line of its own: beside it the other button would be as high as the form.
    <Box
      {...room}
      sx={isOpen ? { flexBasis: "100%", py: 1, "& > *": { maxWidth: 420 } } : undefined}
    >
      {isOpen ? (
        <>
          {children(() => setOpen(false))}
          <Button color="inherit" onClick={() => setOpen(false)} style={{ marginTop: 8 }}>
            Cancel
          </Button>
        </>
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Box>
  );
}
