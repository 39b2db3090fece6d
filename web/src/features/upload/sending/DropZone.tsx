import Box from "@mui/material/Box";
import { acceptAttribute, limits } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { useRef, useState } from "react";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { InterruptedNote } from "./InterruptedNote.tsx";
import { UploadProgress } from "./UploadProgress.tsx";
import type { Interrupted, UploadState } from "./Uploads.ts";
import { ZoneText } from "./ZoneText.tsx";

type Props = {
  label: string;
  fileType: UploadType;
  state: UploadState;
  /** How many files wait behind the one that is being sent. */
  waitingCount: number;
  /** An upload that an earlier page began and did not end. */
  interrupted: Interrupted | null;
  isCompact?: boolean;
  /** The file that counts already, where the zone is the place to see it. */
  held?: string | null;
  onFiles: (files: readonly File[]) => void;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  onRetry: (uploadId: string) => void;
};

/** Takes one file, dropped or chosen, and of several the first; a general ledger may come in several. */
export function DropZone(props: Props) {
  const { label, fileType, state, interrupted, isCompact = false, held = null } = props;
  const { onFiles, onPause, onCancel, onRetry, waitingCount } = props;
  const takesSeveral = fileType === "general_ledger";
  const [isOver, setOver] = useState(false);
  const isBusy = state.step !== "idle";
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])].slice(0, takesSeveral ? limits.ledgerFiles : 1);
    if (given.length > 0 && !isBusy) onFiles(given);
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
      <ZoneText {...{ fileType, isOver, isBusy, isCompact, held }} />
      <FileChooser
        label={label}
        fileType={fileType}
        isBusy={isBusy}
        isCompact={isCompact}
        takesSeveral={takesSeveral}
        onFiles={take}
      />
      {interrupted && <InterruptedNote {...interrupted} />}
      <UploadProgress
        state={state}
        waitingCount={waitingCount}
        onPause={onPause}
        onCancel={onCancel}
        onRetry={onRetry}
      />
    </Box>
  );
}

type ChooserProps = {
  label: string;
  fileType: UploadType;
  isBusy: boolean;
  isCompact: boolean;
  takesSeveral: boolean;
  onFiles: (files: FileList | null) => void;
};

function FileChooser({ label, fileType, isBusy, isCompact, takesSeveral, onFiles }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={takesSeveral}
        aria-label={`${label} file`}
        accept={acceptAttribute(fileType)}
        onChange={(event) => {
          onFiles(event.target.files);
          // The same file can be chosen again
          event.target.value = "";
        }}
      />
      <BusyButton
        size={isCompact ? "small" : "medium"}
        variant="outlined"
        color="inherit"
        isBusy={isBusy}
        aria-label={
          isBusy
            ? `Uploading ${label}`
            : `${takesSeveral ? "Choose Files" : "Choose File"}: ${label}`
        }
        onClick={() => input.current?.click()}
      >
        {isBusy ? "Uploading..." : takesSeveral ? "Choose Files" : "Choose File"}
      </BusyButton>
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
