import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { frameworkNames } from "@tieout/core";
import { type FormEvent, useState } from "react";
import {
  type NewProject,
  useCreateProject,
  usualProjectName,
} from "../lib/project/useCreateProject.ts";
import { currencyLabels } from "./currencyLabels.ts";
import { ErrorNotice } from "./ErrorNotice.tsx";
import { SelectField } from "./SelectField.tsx";

const usual = { framework: "IFRS", currency: "GBP" } as const satisfies Omit<NewProject, "name">;

type Props = { choice?: Omit<NewProject, "name">; onClose: () => void };

/** Asks for what a project cannot do without; the rest is in its settings. */
export function NewProjectDialog({ choice = usual, onClose }: Props) {
  const [draft, setDraft] = useState<NewProject>({ name: usualProjectName(), ...choice });
  const create = useCreateProject();
  const name = draft.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== "" && !create.isPending) create.mutate({ ...draft, name }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-project-title">
      <form onSubmit={submit}>
        <DialogTitle id="new-project-title" variant="h2">
          New project
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
            <TextField
              autoFocus
              label="Name"
              value={draft.name}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
            <SelectField
              label="Framework"
              value={draft.framework}
              options={frameworkNames}
              onChange={(framework) => setDraft({ ...draft, framework })}
            />
            <SelectField
              label="Currency"
              value={draft.currency}
              options={currencyLabels}
              onChange={(currency) => setDraft({ ...draft, currency })}
            />
            {create.error && <ErrorNotice title="Failed to create project" error={create.error} />}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={name === "" || create.isPending}>
            {create.isPending ? "Creating..." : "Create project"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
