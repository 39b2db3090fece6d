import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { Button } from "../../components/Button.tsx";
import { ProblemLines } from "../../statement/effect/ProblemLines.tsx";
import { EffectPanel } from "./EffectPanel.tsx";
import { FormFields } from "./FormFields.tsx";
import type { FormFacts, GuidedForm } from "./forms/GuidedForm.ts";
import type { Values } from "./forms/readEntry.ts";
import { JournalPreview } from "./JournalPreview.tsx";
import { useGuidedForm } from "./useGuidedForm.ts";

type Props = {
  project: Project;
  facts: FormFacts;
  form: GuidedForm;
  start: Values;
  onDone: () => void;
};

/** A guided form: why, its questions, the journal that follows, its effect, and the button. */
export function GuidedFormPanel({ project, facts, form, start, onDone }: Props) {
  const given = { projectId: project.id, facts, form, start, onDone };
  const { values, entry, draft, problems, isSaving, change, submit } = useGuidedForm(given);
  const written = typeof draft === "string" ? null : draft;
  const note = form.note?.(entry, facts);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
      <Typography color="textSecondary">{form.intro}</Typography>
      <TextField
        label="Reason"
        placeholder={form.reasonExample}
        value={values.reason ?? ""}
        onChange={(event) => change("reason", event.target.value)}
      />
      <FormFields rows={form.rows(entry, facts)} values={values} facts={facts} onChange={change} />
      {note && (
        <Box role="status" sx={{ color: "text.secondary" }}>
          {note}
        </Box>
      )}
      {written?.adjustmentType === "journal" && (
        <JournalPreview lines={written.lines} facts={facts} />
      )}
      <EffectPanel
        projectId={project.id}
        method={project.method}
        currency={facts.currency}
        draft={written}
        replaces={start.replaces ?? null}
      />
      <Box sx={footStyle}>
        <ProblemLines problems={problems} />
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? "Adding..." : form.action}
        </Button>
      </Box>
    </Box>
  );
}

const formStyle = { display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" } as const;

const footStyle = {
  display: "grid",
  gap: 1.5,
  justifyItems: "start",
  position: "sticky",
  bottom: -20,
  py: 1.5,
  mb: -2.5,
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
  zIndex: 1,
} as const;
