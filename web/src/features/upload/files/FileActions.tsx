import Button from "@mui/material/Button";
import type { UploadedFile } from "@tieout/contract";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/ConfirmDialog.tsx";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; file: UploadedFile };

/** Making a file the one that counts, and removing it. */
export function FileActions({ projectId, file }: Props) {
  const { choose, remove, retry } = useFileActions(projectId);
  const [isAsking, setAsking] = useState(false);
  const canChoose = file.status === "valid" && !file.isSelected;
  // A file we could not read for a fault of ours has an error without a place in it.
  const canRetry = file.isStuck || (file.status === "invalid" && file.problems.length === 0);
  return (
    <>
      {canRetry && (
        <Button
          size="small"
          color="inherit"
          disabled={retry.isPending}
          aria-label={`Read again: ${file.fileName}`}
          onClick={() => retry.mutate(file.id)}
        >
          {retry.isPending ? "Reading..." : "Read again"}
        </Button>
      )}
      {canChoose && (
        <Button
          size="small"
          color="inherit"
          disabled={choose.isPending}
          aria-label={`Use this file: ${file.fileName}`}
          onClick={() => choose.mutate(file.id)}
        >
          Use this file
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={`Remove ${file.fileName}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove this file?"
        text={`${file.fileName} and the rows read from it are removed. The audit trail keeps that it was there.`}
        action="Remove file"
        isBusy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(file.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
