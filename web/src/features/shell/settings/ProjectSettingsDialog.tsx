import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import { Later, laterPaper } from "../../../components/page/Later.tsx";
import { explainError } from "../../../lib/api/explainError.ts";
import { ledgerPeriodOf } from "../../../lib/project/ledgerPeriodOf.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { SampleNotice } from "../../../project/SampleNotice.tsx";
import { concernsStatement, isPreparedAnew } from "../../../project/usePrepareAnew.ts";
import { DeleteProject } from "./DeleteProject.tsx";
import { DownloadArchive } from "./DownloadArchive.tsx";
import { PolicyFields } from "./PolicyFields.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { StartNextYear } from "./StartNextYear.tsx";
import { changesOf, settingsOf, settingsProblem } from "./settingsDraft.ts";
import { useSaveSettings } from "./useSaveSettings.ts";

type Props = { project: Project; onClose: () => void };

/** What a project is and how its statement is presented; a change is saved as a whole or not. */
export function ProjectSettingsDialog({ project, onClose }: Props) {
  const isPhone = useMediaQuery("(max-width: 599px)");
  const [draft, setDraft] = useState(() => settingsOf(project));
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const ledgerPeriod = ledgerPeriodOf(files);
  const save = useSaveSettings(project.id, onClose);
  const changes = changesOf(project, draft);
  const problem = settingsProblem(draft) ?? (save.error && explainError(save.error));
  const isChanged = Object.keys(changes).length > 0;
  const isOutdating = project.statementVersion !== null && concernsStatement(changes);
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A click beside the dialog must not take away what was changed in it.
        if (!(reason === "backdropClick" && isChanged)) onClose();
      }}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={laterPaper}
      aria-labelledby="project-settings-title"
    >
      <DialogTitle id="project-settings-title" variant="h2">
        Project settings
      </DialogTitle>
      <DialogContent sx={contentStyle}>
        <Later>
          {project.isSample ? (
            <SampleNotice />
          ) : (
            <>
              <ProjectFields draft={draft} onChange={setDraft} ledgerPeriod={ledgerPeriod} />
              <PolicyFields draft={draft} onChange={setDraft} />
            </>
          )}
          <StartNextYear project={project} onDone={onClose} />
          <DownloadArchive project={project} />
          <DeleteProject project={project} onDone={onClose} />
        </Later>
      </DialogContent>
      {/* Beside the button that saves: in the scrolled part it would be out of sight */}
      <Box sx={consequencesStyle}>
        {isOutdating && (
          <Alert severity="info" variant="outlined">
            {isPreparedAnew(project, draft.currency)
              ? "The statement is prepared again with these settings when they are saved."
              : "The statement will be out of date until the data is processed again."}
          </Alert>
        )}
        {problem && (
          <Alert severity="error" variant="outlined">
            {problem}
          </Alert>
        )}
      </Box>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {!project.isSample && (
          <Button
            variant="contained"
            disabled={!isChanged || settingsProblem(draft) !== null || save.isPending}
            onClick={() => save.mutate(changes)}
          >
            {save.isPending ? "Saving..." : "Save settings"}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const consequencesStyle = {
  display: "grid",
  gap: 1,
  borderTop: 1,
  borderColor: "divider",
  px: 3,
  "& > :first-of-type": { mt: 1.5 },
} as const;

const contentStyle = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  // A field that takes the focus does not stand against the edge
  scrollPaddingBlock: "24px",
  // The first label floats over its field's edge.
  "&&": { pt: 1 },
} as const;
