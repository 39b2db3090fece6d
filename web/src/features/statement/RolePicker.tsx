import NativeSelect from "@mui/material/NativeSelect";
import { type AccountSummary, isRole, roleIds, roles } from "@tieout/core";
import { useState } from "react";
import { useMapAccount } from "../../lib/project/useMapAccount.ts";
import { onTouch } from "../../lib/theme/media.ts";

type Props = { projectId: string; account: AccountSummary };

/**
 * Shows an account's role and changes it; the empty choice leaves it to classification again. All
 * roles are listed once it is used: thousands of accounts would else repeat them all.
 */
export function RolePicker({ projectId, account }: Props) {
  const map = useMapAccount(projectId);
  const { role, isOverridden } = account;
  const [isUsed, setUsed] = useState(false);
  const listed = isUsed ? roleIds : roleIds.filter((id) => id === role);
  return (
    <NativeSelect
      disableUnderline
      value={role ?? ""}
      disabled={map.isPending}
      inputProps={{ "aria-label": `Role of ${account.code} ${account.name}` }}
      onFocus={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      onChange={(event) => {
        const chosen = event.target.value;
        map.mutate({ code: account.code, role: isRole(chosen) ? chosen : null });
      }}
      sx={{ ...pickerStyle, fontWeight: isOverridden ? 600 : 400 }}
    >
      <option value="">{isOverridden ? "Classify again" : "Not placed"}</option>
      {listed.map((id) => (
        <option key={id} value={id}>
          {roles[id].label}
        </option>
      ))}
    </NativeSelect>
  );
}

const pickerStyle = {
  width: "100%",
  maxWidth: 320,
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& select": { py: 0, minHeight: 24, textOverflow: "ellipsis", [onTouch]: { minHeight: 44 } },
} as const;
