import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Dialog } from "../../../components/Dialog.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { TableSkeleton } from "../../../components/TableSkeleton.tsx";
import { fileQuery } from "../../../lib/queries/fileQuery.ts";
import { MatchingForm } from "./MatchingForm.tsx";
import { isTableFile, type TableFile } from "./TableFile.ts";
import { useRemovalNotice } from "./useRemovalNotice.ts";

type Props = { projectId: string; file: TableFile; onClose: () => void };

/** Lets a person say which column of a file is what; the whole screen of a phone. */
export function MatchingDialog({ projectId, file, onClose }: Props) {
  const id = useId();
  const isPhone = useMediaQuery("(max-width: 599px)");
  useRemovalNotice(projectId, file);
  const { data, error, refetch } = useQuery(fileQuery(projectId, file.id));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: "anywhere", pb: 1 }}>
        {`Columns of ${file.fileName}`}
      </DialogTitle>
      {data && isTableFile(data) ? (
        <MatchingForm key={data.sha256} projectId={projectId} onClose={onClose} file={data} />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorNotice
              title="The columns could not be read"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <TableSkeleton rows={6} amounts={1} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
