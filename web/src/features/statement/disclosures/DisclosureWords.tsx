import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { EditIcon } from "../../../components/icons.ts";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { useDisclosureNote } from "./useDisclosureNote.ts";

type Props = { projectId: string; disclosureId: string; title: string };

/** The user's own words beneath a disclosure: shown, written, changed and emptied here. */
export function DisclosureWords({ projectId, disclosureId, title }: Props) {
  const { isKnown, text, save } = useDisclosureNote(projectId, disclosureId);
  const [draft, setDraft] = useState<string | null>(null);
  const isSample = useIsSample();
  if (!isKnown) return null;
  if (draft === null) {
    return (
      <Box sx={{ mt: 1 }}>
        {text !== "" && <Typography sx={{ whiteSpace: "pre-line", mb: 0.5 }}>{text}</Typography>}
        {!isSample && (
          <Button
            className="no-print"
            size="small"
            color="inherit"
            startIcon={<EditIcon />}
            style={{ marginLeft: -12 }}
            aria-label={`${text === "" ? "Add" : "Edit"} your words to ${title}`}
            onClick={() => setDraft(text)}
          >
            {text === "" ? "Add your words" : "Edit your words"}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box
      component="form"
      sx={{ mt: 1.5, display: "grid", gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft, { onSuccess: () => setDraft(null) });
      }}
    >
      <TextField
        label={`Your words for ${title}`}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        autoFocus
        helperText="Printed with this note in every export."
      />
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        <Button color="inherit" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
