import Box from "@mui/material/Box";
import { type AccountSummary, accountLabel, type Role } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import type { ChooseRole } from "./ChooseRole.ts";

type Props = {
  account: AccountSummary;
  role: Role;
  isBusy: boolean;
  onConfirm: ChooseRole;
};

/** Asks for a role again whose file was replaced after it was given; it counts all the same. */
export function ConfirmRole({ account: { code, name }, role, isBusy, onConfirm }: Props) {
  return (
    <Box sx={askStyle}>
      Given for an earlier file
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        style={{ marginInline: -14 }}
        aria-label={`Confirm role of ${accountLabel(code, name)}`}
        onClick={() => void onConfirm(code, role)}
      >
        Confirm
      </Button>
    </Box>
  );
}

const askStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2.75,
  color: "warning.main",
} as const;
