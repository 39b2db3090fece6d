import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { BusyButton } from "../../components/BusyButton.tsx";
import { userQuery } from "../../lib/queries/userQuery.ts";
import { useVerifyAddress } from "./useVerifyAddress.ts";

/** Says that nothing is sent to an address nobody has verified, and offers the way to verify it. */
export function VerifyAddress() {
  const { data: profile } = useQuery(userQuery());
  const verify = useVerifyAddress();
  if (!profile?.email || profile.isEmailVerified) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 1 }}
      action={
        <BusyButton
          color="inherit"
          size="small"
          isBusy={verify.isPending}
          onClick={() => verify.mutate()}
        >
          Verify address
        </BusyButton>
      }
    >
      Your address is not verified yet: emails go to verified addresses only.
    </Alert>
  );
}
