import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import { fileTypeLabels, rightPlaceOf, type UploadType } from "@tieout/core";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { goToSendingPlace } from "../sending/sendingPlace.ts";
import { useUploads } from "../sending/Uploads.ts";

type Props = { projectId: string; file: UploadedFile };

/** Offers to move a file that was refused to the place that what is wrong with it names; nothing where none is named. */
export function MoveFile({ projectId, file }: Props) {
  const place = file.status === "invalid" ? rightPlaceOf(file) : null;
  const move = useMoveFile(projectId, file);
  if (place === null) return null;
  return (
    <Box sx={rowStyle}>
      <Typography variant="body2" sx={{ flex: "1 1 240px", minWidth: 0 }}>
        It can be moved as it is: nothing has to be uploaded again.
      </Typography>
      <BusyButton
        size="small"
        variant="contained"
        isBusy={move.isPending}
        aria-label={`Move ${file.fileName} to ${fileTypeLabels[place]}`}
        onClick={() => move.mutate(place)}
      >
        {move.isPending ? "Moving..." : `Move to ${fileTypeLabels[place]}`}
      </BusyButton>
    </Box>
  );
}

/** Has a file read in the place of another type, as if it had arrived there. */
function useMoveFile(projectId: string, { id: fileId, fileName }: UploadedFile) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const { arrive } = useUploads();
  return useMutation({
    mutationFn: (fileType: UploadType) =>
      callApi("moveFile", { params: { id: projectId, fileId }, body: { fileType } }),
    onSuccess: async ({ id, fileType, status }) => {
      await refresh(projectId);
      arrive({ projectId, fileType }, id);
      goToSendingPlace(fileType);
      const label = fileTypeLabels[fileType];
      toast(
        status === "valid"
          ? { title: "File moved", description: `${fileName} is read as the ${label}.` }
          : {
              title: "File moved",
              description: `${fileName} is not usable as the ${label} either: see its errors there.`,
              variant: "destructive",
            },
      );
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  mt: 1.5,
} as const;
