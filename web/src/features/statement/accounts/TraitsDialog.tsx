import Checkbox from "@mui/material/Checkbox";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type AccountSummary, accountLabel, type TraitId, traitIds, traits } from "@tieout/core";
import { useId, useState } from "react";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import { useGiveTraits } from "../../../lib/project/useGiveTraits.ts";

type Props = { projectId: string; account: AccountSummary; onClose: () => void };

/** What is known of an account besides its role, each with its reason; what a person says takes its place. */
export function TraitsDialog({ projectId, account, onClose }: Props) {
  const titleId = useId();
  const { code, name } = account;
  const known = new Map(account.traits.map((trait) => [trait.id, trait]));
  const [chosen, setChosen] = useState<ReadonlySet<TraitId>>(() => new Set(known.keys()));
  const { mutate, isPending } = useGiveTraits(projectId, onClose);
  const isGiven = account.traits.some(({ source }) => source === "override");
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h2">{`Traits of ${accountLabel(code, name)}`}</DialogTitle>
      <DialogContent>
        {account.reason !== "" && (
          <DialogContentText sx={{ mb: 1, color: "text.primary" }}>
            {account.reason}
          </DialogContentText>
        )}
        <DialogContentText sx={{ mb: 1 }}>
          What is known of the account besides its role. It decides which line its movement stands
          on, and what is asked of it.
        </DialogContentText>
        {traitIds.map((id) => (
          <FormControlLabel
            key={id}
            sx={{ display: "flex" }}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(id)}
                onChange={() => setChosen(toggled(chosen, id))}
              />
            }
            label={labelOf(id, known.get(id)?.reason)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        {isGiven && (
          <Button color="inherit" onClick={() => mutate({ code, traits: null })}>
            Read the name again
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          isBusy={isPending}
          onClick={() => mutate({ code, traits: [...chosen] })}
        >
          Save traits
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function labelOf(id: TraitId, reason: string | undefined): string {
  return reason === undefined ? traits[id] : `${traits[id]} (${reason})`;
}

function toggled(chosen: ReadonlySet<TraitId>, id: TraitId): Set<TraitId> {
  const changed = new Set(chosen);
  if (!changed.delete(id)) changed.add(id);
  return changed;
}
