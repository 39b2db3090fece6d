import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { useDeleteProject } from "./useDeleteProject.ts";

type Props = { project: Project; onDone: () => void };

/** Deletes a project once its name has been typed: it cannot be brought back. */
export function DeleteProject({ project, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const remove = useDeleteProject(project, onDone);
  return (
    <Box component="section" aria-label="Delete the project" sx={sectionStyle}>
      <Typography variant="h3">Delete the project</Typography>
      <Typography variant="body2" color="textSecondary">
        Files, statements, adjustments, exports and the audit trail go with it, for good.
      </Typography>
      {!isAsking ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Delete project
        </Button>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
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
            onClick={() => remove.mutate()}
          >
            {remove.isPending ? "Deleting..." : "Delete for good"}
          </Button>
        </Box>
      )}
      {remove.error && <ErrorNotice title="The project was not deleted" error={remove.error} />}
    </Box>
  );
}

const sectionStyle = {
  display: "grid",
  gap: 1,
  justifyItems: "start",
  borderTop: 1,
  borderColor: "divider",
  pt: 2,
  "& > :last-child": { maxWidth: "100%" },
} as const;
