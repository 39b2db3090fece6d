import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AccountSummary, Role } from "@tieout/core";

type Props = {
  account: AccountSummary;
  role: Role;
  isBusy: boolean;
  onConfirm: (code: string, role: Role) => void;
};

/** Asks for a role again whose file was replaced after it was given; it counts all the same. */
export function ConfirmRole({ account: { code, name }, role, isBusy, onConfirm }: Props) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "warning.main" }}>
      Given for an earlier file
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        aria-label={`Confirm role of ${code} ${name}`}
        onClick={() => onConfirm(code, role)}
      >
        Confirm
      </Button>
    </Box>
  );
}
