import NativeSelect from "@mui/material/NativeSelect";
import { type AccountSummary, isRole, roleIds, roles } from "@tieout/core";
import { useMapAccount } from "../../lib/project/useMapAccount.ts";

type Props = { projectId: string; account: AccountSummary };

/** Shows an account's role and changes it; the empty choice leaves it to classification again. */
export function RolePicker({ projectId, account }: Props) {
  const map = useMapAccount(projectId);
  return (
    <NativeSelect
      disableUnderline
      value={account.role ?? ""}
      disabled={map.isPending}
      inputProps={{ "aria-label": `Role of ${account.code} ${account.name}` }}
      onChange={(event) => {
        const chosen = event.target.value;
        map.mutate({ code: account.code, role: isRole(chosen) ? chosen : null });
      }}
      sx={{ fontSize: "0.8125rem", width: 190, fontWeight: account.isOverridden ? 600 : 400 }}
    >
      <option value="">{account.isOverridden ? "Classify again" : "Not placed"}</option>
      {roleIds.map((role) => (
        <option key={role} value={role}>
          {roles[role].label}
        </option>
      ))}
    </NativeSelect>
  );
}
