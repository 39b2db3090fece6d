import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { addDays, daysBetween } from "@tieout/core";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { DateField } from "../../../components/DateField.tsx";
import { periodStartOf } from "../../../lib/format/periodStartOf.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { useHeading } from "../../../project/useHeading.ts";
import { useUpdateProject } from "../../../project/useUpdateProject.ts";
import { useUploads } from "../sending/Uploads.ts";
import { entityOfFiles } from "./entityOfFiles.ts";
import { periodOfFiles } from "./periodOfFiles.ts";

/**
 * Asks whose statement it is and for when, with the year end that the files say (IAS 1.51) and the company they
 * name. A general ledger says its year for the statement as well: then it is only shown, and can be corrected.
 */
export function HeadingNotice({ project }: { project: Project }) {
  const { data: files } = useQuery(filesQuery(project.id));
  const { unsaid } = useHeading(project);
  const isBusy = useUploads().isBusy(project.id);
  const [isKnown, setKnown] = useState(false);
  // What is still on its way may say the period; what was asked once stays, with what was typed there
  if (!isKnown && !isBusy && files?.some(({ status }) => status === "valid")) setKnown(true);
  if (!files || !isKnown || unsaid.length === 0 || files.length === 0) return null;
  const found = periodOfFiles(files);
  const needsPeriod = unsaid.includes("period");
  const named = unsaid.includes("entity") ? entityOfFiles(files) : null;
  const key = `${found?.end} ${named}`;
  return <HeadingForm key={key} {...{ project, found, named, needsPeriod }} />;
}

type FormProps = {
  project: Project;
  found: Project["period"];
  /** The company, as the files call it: a person says whether it is that. */
  named: string | null;
  needsPeriod: boolean;
};

function HeadingForm({ project, found, named, needsPeriod }: FormProps) {
  const update = useUpdateProject(project.id);
  const { projects } = useSelectedProject();
  const before = projects.find(({ id }) => id === project.priorProjectId)?.period;
  const [entityName, setEntityName] = useState(project.entityName ?? named ?? "");
  const given = project.period ?? found;
  const [end, setEnd] = useState(given?.end ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAsFound = end === given?.end;
    const start = isAsFound
      ? given.start
      : (startAfter(before?.end ?? "", end) ?? periodStartOf(end));
    update.mutate({
      ...(entityName.trim() !== "" && { entityName: entityName.trim() }),
      ...(end !== "" && (needsPeriod || !isAsFound) && { period: { start, end } }),
    });
  };
  const isEmpty = entityName.trim() === "" && end === (needsPeriod ? "" : given?.end);
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, "& .MuiAlert-message": { flex: 1 } }}>
      {needsPeriod
        ? "Whose statement is it, and for which year? Until both are known, exports are marked DRAFT."
        : "Whose statement is it? Until that is known, exports are marked DRAFT."}
      <Box component="form" onSubmit={submit} sx={formStyle}>
        <TextField
          size="small"
          label={named !== null && entityName === named ? "Entity, from the files" : "Entity"}
          value={entityName}
          onChange={(event) => setEntityName(event.target.value)}
        />
        <DateField
          size="small"
          label={found && end === found.end ? "Year end, from the files" : "Year end"}
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

/** A year of 53 weeks. */
const LONGEST_DAYS = 371;

/** A year begins the day after last year's project ends; null where that makes no year. */
function startAfter(lastEnd: string, end: string): string | null {
  const days = daysBetween(lastEnd, end);
  if (!(days > 0 && days <= LONGEST_DAYS)) return null;
  return addDays(lastEnd, 1);
}

const formStyle = {
  display: "grid",
  gap: 1.5,
  mt: 1.5,
  alignItems: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1.4fr) auto" },
} as const;
