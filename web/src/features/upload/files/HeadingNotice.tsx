import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { DateField } from "../../../components/DateField.tsx";
import { periodStartOf } from "../../../lib/format/periodStartOf.ts";
import { useUpdateProject } from "../../../lib/project/useUpdateProject.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { periodOfFiles } from "./periodOfFiles.ts";

/** Asks whose statement it is and for when, with the year end that the files say (IAS 1.51). */
export function HeadingNotice({ project }: { project: Project }) {
  const { data: files } = useQuery(filesQuery(project.id));
  const isSaid = project.entityName !== null && project.period !== null;
  if (!files || isSaid || files.length === 0) return null;
  const found = periodOfFiles(files);
  return <HeadingForm key={found?.end ?? ""} project={project} found={found} />;
}

function HeadingForm({ project, found }: { project: Project; found: Project["period"] }) {
  const update = useUpdateProject(project.id);
  const [entityName, setEntityName] = useState(project.entityName ?? "");
  const given = project.period ?? found;
  const [end, setEnd] = useState(given?.end ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const start = end === given?.end ? given.start : periodStartOf(end);
    update.mutate({
      ...(entityName.trim() !== "" && { entityName: entityName.trim() }),
      ...(end !== "" && { period: { start, end } }),
    });
  };
  const isEmpty = entityName.trim() === "" && end === "";
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, "& .MuiAlert-message": { flex: 1 } }}>
      Whose statement is it, and for which year? Until both are known, exports are marked DRAFT.
      <Box component="form" onSubmit={submit} sx={formStyle}>
        <TextField
          size="small"
          label="Entity"
          value={entityName}
          onChange={(event) => setEntityName(event.target.value)}
        />
        <DateField
          size="small"
          label={found && end === found.end ? "Year end, as the file says" : "Year end"}
          value={end}
          onChange={setEnd}
        />
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          disabled={isEmpty || update.isPending}
        >
          {update.isPending ? "Saving..." : "Save"}
        </Button>
      </Box>
    </Alert>
  );
}

const formStyle = {
  display: "grid",
  gap: 1.5,
  mt: 1.5,
  alignItems: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1.4fr) auto" },
} as const;
