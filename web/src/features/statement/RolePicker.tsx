import { type AccountSummary, isRole, type Role, roleIds, roles } from "@tieout/core";
import { useState } from "react";

type Props = {
  account: AccountSummary;
  isBusy: boolean;
  onChoose: (code: string, role: Role | null) => void;
};

/**
 * Shows an account's role and changes it; the empty choice leaves it to classification again. All
 * roles are listed once it is used: thousands of accounts would else repeat them all.
 */
export function RolePicker({ account, isBusy, onChoose }: Props) {
  const { code, name, role, isOverridden } = account;
  const [isUsed, setUsed] = useState(false);
  const listed = isUsed ? roleIds : roleIds.filter((id) => id === role);
  return (
    <select
      className={isOverridden ? "role given" : "role"}
      value={role ?? ""}
      disabled={isBusy}
      aria-label={`Role of ${code} ${name}`}
      onFocus={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      onChange={({ target }) => onChoose(code, isRole(target.value) ? target.value : null)}
    >
      <option value="">{isOverridden ? "Classify again" : "Not placed"}</option>
      {listed.map((id) => (
        <option key={id} value={id}>
          {roles[id].label}
        </option>
      ))}
    </select>
  );
}
