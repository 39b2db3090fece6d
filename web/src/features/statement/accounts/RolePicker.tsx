import { type AccountSummary, accountLabel, isRole, roleIds, roles } from "@tieout/core";
import { useState } from "react";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import type { ChooseRole } from "./ChooseRole.ts";
import { useRoleChoice } from "./useRoleChoice.ts";

type Props = {
  account: AccountSummary;
  isBusy: boolean;
  onChoose: ChooseRole;
};

/**
 * Shows an account's role and changes it; the empty choice leaves it to classification again. All
 * roles are listed once it is used: thousands of accounts would else repeat them all.
 */
export function RolePicker({ account, isBusy, onChoose }: Props) {
  const { code, name, isOverridden } = account;
  const isSample = useIsSample();
  const [isUsed, setUsed] = useState(false);
  const { role, change, onPointerDown, onKeyDown, onBlur } = useRoleChoice(account, onChoose);
  const listed = isUsed ? roleIds : roleIds.filter((id) => id === role);
  return (
    <select
      className={isOverridden ? "role given" : "role"}
      value={role ?? ""}
      disabled={isSample}
      // Not disabled meanwhile: that would take the keyboard's place in the table away.
      aria-busy={isBusy}
      aria-label={`Role of ${accountLabel(code, name)}`}
      onFocus={() => setUsed(true)}
      onPointerDown={() => {
        setUsed(true);
        onPointerDown();
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onChange={({ target }) => change(isRole(target.value) ? target.value : null)}
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
