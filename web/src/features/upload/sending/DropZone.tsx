import Box from "@mui/material/Box";
import { acceptAttribute } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { useRef, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { InterruptedNote } from "./InterruptedNote.tsx";
import { UploadProgress } from "./UploadProgress.tsx";
import type { Interrupted, UploadState } from "./Uploads.ts";
import { ZoneText } from "./ZoneText.tsx";

type Props = {
  label: string;
  fileType: UploadType;
  state: UploadState;
  /** An upload that an earlier page began and did not end. */
  interrupted: Interrupted | null;
  isCompact?: boolean;
  /** The file that counts already, where the zone is the place to see it. */
  held?: string | null;
  onFile: (file: File) => void;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  onRetry: (uploadId: string) => void;
};

/** Takes one file, dropped or chosen; of several it takes the first. */
export function DropZone(props: Props) {
  const { label, fileType, state, interrupted, isCompact = false, held = null } = props;
  const { onFile, onPause, onCancel, onRetry } = props;
  const [isOver, setOver] = useState(false);
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
      sx={lookOf(isOver, isCompact, held)}
    >
      <ZoneText
        fileType={fileType}
        isOver={isOver}
        isBusy={isBusy}
        isCompact={isCompact}
        held={held}
      />
      <FileChooser
        label={label}
        fileType={fileType}
        isBusy={isBusy}
        isCompact={isCompact}
        onFiles={take}
      />
      {interrupted && <InterruptedNote {...interrupted} />}
      {isBusy && (
        <UploadProgress state={state} onPause={onPause} onCancel={onCancel} onRetry={onRetry} />
      )}
    </Box>
  );
}

type ChooserProps = {
  label: string;
  fileType: UploadType;
  isBusy: boolean;
  isCompact: boolean;
  onFiles: (files: FileList | null) => void;
};

function FileChooser({ label, fileType, isBusy, isCompact, onFiles }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label} file`}
        accept={acceptAttribute(fileType)}
        onChange={(event) => {
          onFiles(event.target.files);
          // The same file can be chosen again
          event.target.value = "";
        }}
      />
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
    </>
  );
}

function lookOf(isOver: boolean, isCompact: boolean, held: string | null) {
  return {
    ...zoneStyle,
    p: isCompact ? 1.25 : 2,
    ...(held !== null && heldStyle),
    ...(isOver && overStyle),
  };
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

const heldStyle = { borderStyle: "solid", borderColor: "divider" } as const;

const overStyle = {
  borderColor: "primary.main",
  borderStyle: "solid",
  bgcolor: "tint.success",
} as const;
