import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { frameworkNames } from "@tieout/core";
import { type FormEvent, useState } from "react";
import { Button } from "../components/Button.tsx";
import { CurrencyField } from "../components/CurrencyField.tsx";
import { DateField } from "../components/DateField.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { ErrorNotice } from "../components/ErrorNotice.tsx";
import { SelectField } from "../components/SelectField.tsx";
import { periodStartOf } from "../lib/format/periodStartOf.ts";
import {
  type NewProject,
  useCreateProject,
  usualProjectName,
} from "../lib/project/useCreateProject.ts";

type Choice = Pick<NewProject, "framework" | "currency">;

const usual: Choice = { framework: "IFRS", currency: "GBP" };

type Draft = Choice & { name: string; entityName: string; periodEnd: string };

type Props = { choice?: Choice; onClose: () => void };

/** Asks for what a project cannot do without, and for what heads its statement; the rest is in its settings. */
export function NewProjectDialog({ choice = usual, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>({
    name: usualProjectName(),
    entityName: "",
    periodEnd: "",
    ...choice,
  });
  const create = useCreateProject();
  const name = draft.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || create.isPending) return;
    const { periodEnd: end, entityName, framework, currency } = draft;
    const period = end === "" ? null : { start: periodStartOf(end), end };
    const said = { entityName: entityName.trim() || null, period };
    create.mutate({ name, framework, currency, ...said }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-project-title">
      <form onSubmit={submit}>
        <DialogTitle id="new-project-title" variant="h2">
          New project
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
            <NewProjectFields draft={draft} onChange={setDraft} />
            {create.error && <ErrorNotice title="Failed to create project" error={create.error} />}
          </Box>
        </DialogContent>
        <DialogActions>
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

type FieldsProps = { draft: Draft; onChange: (draft: Draft) => void };

function NewProjectFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        autoFocus
        label="Name"
        value={draft.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <TextField
        label="Entity"
        helperText="Whose statement it is, as its heading names it."
        value={draft.entityName}
        onChange={(event) => onChange({ ...draft, entityName: event.target.value })}
      />
      <DateField
        label="Year end"
        helperText="A file may say it. Until both are known, exports are marked DRAFT."
        value={draft.periodEnd}
        onChange={(periodEnd) => onChange({ ...draft, periodEnd })}
      />
      <SelectField
        label="Framework"
        value={draft.framework}
        options={frameworkNames}
        onChange={(framework) => onChange({ ...draft, framework })}
      />
      <CurrencyField
        value={draft.currency}
        onChange={(currency) => onChange({ ...draft, currency })}
      />
    </>
  );
}
