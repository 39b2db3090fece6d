import Box from "@mui/material/Box";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AiValidation, Project } from "@tieout/contract";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { ShowMore } from "../../components/ShowMore.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { aiValidationsQuery, auditNotesQuery } from "./aiQueries.ts";
import { NoteRow } from "./NoteRow.tsx";
import { listStyle } from "./rowStyle.ts";

/** The notes for the audit file; those of earlier versions beneath. */
export function NotesPanel({ project }: { project: Project }) {
  const list = useInfiniteQuery(auditNotesQuery(project.id));
  const { data: runs } = useInfiniteQuery(aiValidationsQuery(project.id));
  const { data: notes, error, isPending, refetch } = list;
  const newest = notes?.[0]?.version;
  const open = notes?.filter(({ version, status }) => version === newest && status === "open");
  return (
    <Panel
      title="Audit notes"
      {...(open &&
        newest !== undefined && { description: `Version ${newest}: ${open.length} open` })}
    >
      {isPending && <TableSkeleton rows={3} amounts={1} />}
      {error && (
        <ErrorNotice
          title="The notes could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {notes?.length === 0 && (
        <EmptyState {...(hasRun(runs ?? [], project) ? nothingToWrite : notYet)} />
      )}
      <Box component="ul" aria-label="Audit notes" sx={listStyle}>
        {notes?.map((note) => (
          <NoteRow
            key={note.id}
            projectId={project.id}
            note={note}
            isCurrent={note.version === newest}
          />
        ))}
      </Box>
      <ShowMore label="Show older notes" list={list} />
    </Panel>
  );
}

/** Whether the notes were asked for of the statement as it stands. */
function hasRun(runs: readonly AiValidation[], { statementVersion }: Project): boolean {
  return runs.some(
    ({ validationType, status, version }) =>
      validationType === "audit_notes" && status === "completed" && version === statementVersion,
  );
}

const notYet = {
  title: "No notes yet",
  hint: "Audit Notes writes up what was found: figure, cause, paragraph, and the journal that would resolve it.",
} as const;

const nothingToWrite = {
  title: "Nothing to write up",
  hint: "Audit Notes has run: nothing that was found has to stand in the audit file.",
} as const;
