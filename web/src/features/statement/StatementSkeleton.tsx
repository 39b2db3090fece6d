import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Project } from "@tieout/contract";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { StatementHeader } from "./StatementHeader.tsx";
import { statementSheetStyle } from "./statementSheetStyle.ts";

/** A statement on its way, in its own shape: the badge, the head, the page. */
export function StatementSkeleton({ project }: { project: Project }) {
  const isExpected = project.statementVersion !== null;
  return (
    <Box sx={{ maxWidth: 980 }}>
      {isExpected && (
        <Skeleton variant="rounded" height={36} sx={{ maxWidth: 480, mt: "1px", mb: 2 }} />
      )}
      <Box sx={isExpected ? { mb: -1 } : undefined}>
        <StatementHeader project={project} />
      </Box>
      {isExpected ? (
        <Paper variant="outlined" sx={statementSheetStyle}>
          <Skeleton variant="rounded" width={132} height={36} sx={{ mb: 3 }} />
          <TableSkeleton rows={24} amounts={2} />
        </Paper>
      ) : (
        <TableSkeleton rows={5} amounts={2} />
      )}
    </Box>
  );
}
