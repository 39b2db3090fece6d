import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { callApi } from "../../../lib/api/callApi.ts";
import { saveFile } from "../../../lib/saveFile.ts";
import { sectionStyle } from "./sectionStyle.ts";

/** Downloads the whole project as one ZIP. */
export function DownloadArchive({ project: { id, name } }: { project: Project }) {
  const download = useMutation({
    mutationFn: () => callApi("getArchive", { params: { id } }),
    onSuccess: (archive) => {
      if (archive instanceof Blob) saveFile(`${fileNameOf(name)}-archive.zip`, archive);
    },
  });
  return (
    <Box component="section" aria-label="Archive" sx={sectionStyle}>
      <Typography variant="h3">Archive</Typography>
      <Typography variant="body2" color="textSecondary">
        One ZIP with files, statements, journals, audit trail, exports and a list of their hashes.
        Anybody can verify it on their own machine, and a new project can be made of it under
        Settings.
      </Typography>
      <BusyButton variant="outlined" isBusy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? "Packing..." : "Download archive"}
      </BusyButton>
      {download.error && (
        <ErrorNotice title="The archive was not downloaded" error={download.error} />
      )}
    </Box>
  );
}

function fileNameOf(name: string): string {
  const words = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return words.slice(0, 80).replace(/^-|-$/g, "") || "project";
}
