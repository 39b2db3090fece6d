import Button from "@mui/material/Button";
import type { UploadedFile } from "@tieout/contract";
import { useState } from "react";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { useFileActions } from "./useFileActions.ts";

type Props = { projectId: string; file: UploadedFile };

/** Making a file the one that counts, and removing it. */
export function FileActions({ projectId, file }: Props) {
  const { choose, remove } = useFileActions(projectId);
  const [isAsking, setAsking] = useState(false);
  const canChoose = file.status === "valid" && !file.isSelected;
  return (
    <>
      {canChoose && (
        <Button
          size="small"
          color="inherit"
          disabled={choose.isPending}
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
