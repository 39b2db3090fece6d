import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type AccountSummary, separateThousands } from "@tieout/core";
import { useId, useRef, useState } from "react";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import { useDebounced } from "../../../components/useDebounced.ts";
import { type RoleChoice, saidOf } from "../../../lib/project/RoleChoice.ts";
import { ProblemLines } from "../../../statement/effect/ProblemLines.tsx";
import { RolesEffect, type Shown } from "./RolesEffect.tsx";
import { readRoleList } from "./roleList.ts";

type Props = {
  accounts: readonly AccountSummary[];
  isBusy: boolean;
  onSave: (choices: readonly RoleChoice[]) => Promise<boolean>;
  onClose: () => void;
  shown: Shown;
};

/** Of many lines that are not understood the first are told. */
const MOST_TOLD = 8;

/** Roles from a list: pasted from a spreadsheet, or a file that was downloaded here and filled in. */
export function RoleListDialog({ accounts, isBusy, onSave, onClose, shown }: Props) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const { roles, problems } = readRoleList(useDebounced(text, 150), accounts);
  const choices = choicesOf(accounts, roles);
  const count = separateThousands(String(choices.length));
  const save = async () => {
    if (await onSave(choices)) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h2">
        Roles from a list
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          Paste two columns, code and role, or choose a mapping that was downloaded here and filled
          in. Accounts that are not in it stay as they are.
        </DialogContentText>
        <TextField
          label="Codes and roles"
          multiline
          minRows={5}
          maxRows={10}
          fullWidth
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button color="inherit" style={{ marginBlock: 8 }} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt"
          hidden
          aria-label="Mapping file"
          onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? "")}
        />
        {text !== "" && (
          <Typography role="status">
            {`${count} ${choices.length === 1 ? "role changes" : "roles change"}.`}
          </Typography>
        )}
        {problems.length > 0 && <ProblemLines problems={shortened(problems)} />}
        {choices.length > 0 && <RolesEffect choices={choices} {...shown} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isBusy}
          disabled={choices.length === 0}
          onClick={() => void save()}
        >
          {`Save ${count} ${choices.length === 1 ? "role" : "roles"}`}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function choicesOf(
  accounts: readonly AccountSummary[],
  roles: ReturnType<typeof readRoleList>["roles"],
): RoleChoice[] {
  return accounts.flatMap((account) => {
    const role = roles.get(account.code);
    const isSame = role === undefined || role === account.role;
    return isSame ? [] : [{ code: account.code, role, before: saidOf(account) }];
  });
}

function shortened(problems: readonly string[]): string[] {
  const others = problems.length - MOST_TOLD;
  return [...problems.slice(0, MOST_TOLD), ...(others > 0 ? [`${others} more`] : [])];
}
