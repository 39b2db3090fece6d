import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";

/** Says that the project's files could not be listed, which empty drop zones would hide. */
export function FilesNotice({ projectId }: { projectId: string }) {
  const { error, refetch } = useQuery(filesQuery(projectId));
  if (!error) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <ErrorNotice
        title="Your files could not be listed"
        error={error}
        onRetry={() => void refetch()}
      />
    </Box>
  );
}
