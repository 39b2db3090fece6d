import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { limits, type Project } from "@tieout/contract";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { sectionStyle } from "./sectionStyle.ts";
import { useDeleteProject } from "./useDeleteProject.ts";

type Props = { project: Project; onDone: () => void };

/** Deletes a project once its name has been typed. */
export function DeleteProject({ project, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
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
      {!isAsking ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Delete project
        </Button>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <FormControlLabel
            sx={{ flexBasis: "100%" }}
            control={
              <Checkbox
                checked={forgetsNames}
                onChange={(event) => setForgetsNames(event.target.checked)}
              />
            }
            label="Forget the roles remembered for its accounts too"
          />
          <TextField
            autoFocus
            label={`Type ${project.name}`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            sx={{ flex: "1 1 240px" }}
          />
          <Button
            variant="contained"
            color="error"
            disabled={typed.trim() !== project.name || remove.isPending}
            onClick={() => remove.mutate(forgetsNames)}
          >
            {remove.isPending ? "Deleting..." : "Delete it"}
          </Button>
        </Box>
      )}
      {remove.error && <ErrorNotice title="The project was not deleted" error={remove.error} />}
    </Box>
  );
}
