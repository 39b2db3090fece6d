import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { limits, type Project } from "@tieout/contract";
import { useState } from "react";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { TypedDeletion } from "../../../components/TypedDeletion.tsx";
import { sectionStyle } from "./sectionStyle.ts";
import { useDeleteProject } from "./useDeleteProject.ts";

type Props = { project: Project; onDone: () => void };

/** Deletes a project once its name has been typed. */
export function DeleteProject({ project, onDone }: Props) {
  const [forgetsNames, setForgetsNames] = useState(false);
  const remove = useDeleteProject(project, onDone);
  return (
    <Box component="section" aria-label="Delete the project" sx={sectionStyle}>
      <Typography variant="h3">Delete the project</Typography>
      <Typography variant="body2" color="textSecondary">
        You can restore it for {limits.restorableDays} days, under Settings. Then its files,
        statements, adjustments and exports are removed for good. The audit trail still says who did
        what and when, without texts and figures, for as long as the law requires.
      </Typography>
      <TypedDeletion
        labels={{ ask: "Delete project", confirm: "Delete it", keep: "Keep project" }}
        word={project.name}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(forgetsNames)}
      >
        <FormControlLabel
          control={
            <Checkbox
              checked={forgetsNames}
              onChange={(event) => setForgetsNames(event.target.checked)}
            />
          }
          label="Forget the roles remembered for its accounts too"
        />
      </TypedDeletion>
      {remove.error && <ErrorNotice title="The project was not deleted" error={remove.error} />}
    </Box>
  );
}
