import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  type AccountSummary,
  isRole,
  type Role,
  roleIds,
  roles,
  separateThousands,
} from "@tieout/core";
import { lazy, Suspense, useRef, useState } from "react";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { Button } from "../../../components/Button.tsx";
import { type RoleChoice, saidOf } from "../../../lib/project/RoleChoice.ts";
import type { Shown } from "./RolesEffect.tsx";

const RolesEffect = lazy(async () => ({
  default: (await import("./RolesEffect.tsx")).RolesEffect,
}));

type Props = {
  /** The accounts that a role is set for: those chosen, or all that are found. */
  targets: readonly AccountSummary[];
  isChosen: boolean;
  isBusy: boolean;
  onSave: (choices: readonly RoleChoice[]) => Promise<boolean>;
  /** Once it is saved, where nobody has gone elsewhere meanwhile. */
  onSaved: () => void;
  shown: Shown;
};

/** Accepting roles as they are, or leaving accounts to classification, beside giving them a role. */
const ACCEPT = "accept";
const AGAIN = "again";

/** One role for many accounts: what it would do is shown before it is saved, with one new statement. */
export function RoleTools({ targets, isChosen, isBusy, onSave, onSaved, shown }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState("");
  const choices = wanted === "" ? [] : choicesOf(targets, wanted);
  const count = separateThousands(String(targets.length));
  const save = async () => {
    if (!(await onSave(choices))) return;
    const at = document.activeElement;
    if (at === document.body || bar.current?.contains(at)) onSaved();
    setWanted("");
  };
  return (
    <>
      <Box ref={bar} sx={barStyle}>
        <TextField
          select
          label={`Set the role of ${targets.length === 1 ? "the one" : isChosen ? count : `all ${count}`} ${isChosen ? "chosen" : "found"}`}
          value={wanted}
          disabled={targets.length === 0}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter" && choices.length > 0 && !isBusy) void save();
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: "1 1 240px", maxWidth: 360 }}
        >
          <option value="" />
          <option value={ACCEPT}>Accept the roles they have</option>
          <option value={AGAIN}>Classify again</option>
          {roleIds.map((id) => (
            <option key={id} value={id}>
              {roles[id].label}
            </option>
          ))}
        </TextField>
        {wanted !== "" && (
          <>
            <BusyButton
              variant="contained"
              isBusy={isBusy}
              disabled={choices.length === 0}
              onClick={() => void save()}
            >
              {choices.length === 1
                ? "Save 1 role"
                : `Save ${separateThousands(String(choices.length))} roles`}
            </BusyButton>
            <Button color="inherit" onClick={() => setWanted("")}>
              Cancel
            </Button>
          </>
        )}
      </Box>
      {wanted !== "" && (
        <Suspense>
          <RolesEffect choices={choices} {...shown} />
        </Suspense>
      )}
    </>
  );
}

/** What changes: an account that a person gave this very role already is left as it is. */
function choicesOf(targets: readonly AccountSummary[], wanted: string): RoleChoice[] {
  return targets.flatMap((account) => {
    const role = roleFor(account, wanted);
    const isSame = account.isOverridden ? role === account.role : role === null;
    const isNothing = wanted === ACCEPT && role === null;
    return isSame || isNothing ? [] : [{ code: account.code, role, before: saidOf(account) }];
  });
}

function roleFor(account: AccountSummary, wanted: string): Role | null {
  if (wanted === ACCEPT) return account.role;
  return isRole(wanted) ? wanted : null;
}

const barStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  mb: 1.5,
} as const;
