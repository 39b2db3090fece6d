import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AccountSummary, Role } from "@tieout/core";
import { useMapAccount } from "../../lib/project/useMapAccount.ts";

type Props = { projectId: string; account: AccountSummary; role: Role };

/** Asks for a role again whose file was replaced after it was given; it counts all the same. */
export function ConfirmRole({ projectId, account: { code, name }, role }: Props) {
  const map = useMapAccount(projectId);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "warning.main" }}>
      Given for an earlier file
      <Button
        size="small"
        color="inherit"
        disabled={map.isPending}
        aria-label={`Confirm role of ${code} ${name}`}
        onClick={() => map.mutate({ code, role })}
      >
        Confirm
      </Button>
    </Box>
  );
}
