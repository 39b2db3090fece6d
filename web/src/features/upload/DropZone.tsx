import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { FileType } from "@tieout/core";
import { useRef, useState } from "react";
import { acceptAttribute, acceptedInWords } from "./acceptedFiles.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import type { UploadState } from "./Uploads.ts";

type Props = {
  label: string;
  fileType: FileType;
  state: UploadState;
  isCompact?: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRetry: (uploadId: string) => void;
};

/** Takes one file, dropped or chosen; of several it takes the first. */
export function DropZone(props: Props) {
  const { label, fileType, state, isCompact = false, onFile, onCancel, onRetry } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.step !== "idle";
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (first && !isBusy) onFile(first);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{ ...zoneStyle, ...(isOver && overStyle), p: isCompact ? 1.25 : 2.5 }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label} file`}
        accept={acceptAttribute(fileType)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      <ZoneText fileType={fileType} isOver={isOver} isBusy={isBusy} isCompact={isCompact} />
      <Button
        size={isCompact ? "small" : "medium"}
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        aria-label={isBusy ? `Uploading ${label}` : `Choose File: ${label}`}
        onClick={() => input.current?.click()}
      >
        {isBusy ? "Uploading..." : "Choose File"}
      </Button>
      {isBusy && <UploadProgress state={state} onCancel={onCancel} onRetry={onRetry} />}
    </Box>
  );
}

type TextProps = { fileType: FileType; isOver: boolean; isBusy: boolean; isCompact: boolean };

function ZoneText({ fileType, isOver, isBusy, isCompact }: TextProps) {
  const text = isCompact ? "Drag a file here" : "Drag a file here, or choose one";
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.25, minWidth: 0, flex: "1 1 150px" }}>
      <UploadFileOutlined fontSize="small" aria-hidden sx={{ color: "text.secondary" }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          {isOver ? "Drop file here" : isBusy ? "Uploading and processing file..." : text}
        </Typography>
        {!isCompact && (
          <Typography variant="body2" color="textSecondary">
            {acceptedInWords(fileType)}, up to 25 MiB
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const zoneStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  border: "1px dashed",
  borderColor: "text.disabled",
  borderRadius: 1,
  transition: "background-color 150ms",
} as const;

const overStyle = {
  borderColor: "primary.main",
  borderStyle: "solid",
  bgcolor: "tint.success",
} as const;
