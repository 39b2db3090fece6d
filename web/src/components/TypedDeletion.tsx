import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { type ReactNode, useState } from "react";
import { BusyButton } from "./BusyButton.tsx";
import { Button } from "./Button.tsx";
import { useFocusKept } from "./useFocusKept.ts";

type Props = {
  /** The button that asks, the one that deletes, and the one that leaves all as it is. */
  labels: { ask: string; confirm: string; keep: string };
  /** What has to be typed before anything is deleted. */
  word: string;
  isBusy: boolean;
  onConfirm: () => void;
  /** What else is asked, above the word. */
  children?: ReactNode;
};

/** A deletion that no click makes by mistake: it asks for a word, and can be left. */
export function TypedDeletion({ labels, word, isBusy, onConfirm, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const room = useFocusKept(isAsking);
  const leave = () => {
    setAsking(false);
    setTyped("");
  };
  return (
    <Box {...room} sx={isAsking ? askingStyle : undefined}>
      {!isAsking ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {labels.ask}
        </Button>
      ) : (
        <>
          {children && <Box sx={{ flexBasis: "100%" }}>{children}</Box>}
          <TextField
            autoFocus
            label={`Type “${word}” to confirm`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            sx={{ flex: "1 1 240px" }}
          />
          <BusyButton
            variant="contained"
            color="error"
            isBusy={isBusy}
            disabled={typed.trim() !== word}
            onClick={onConfirm}
          >
            {labels.confirm}
          </BusyButton>
          <Button color="inherit" disabled={isBusy} onClick={leave}>
            {labels.keep}
          </Button>
        </>
      )}
    </Box>
  );
}

const askingStyle = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  flexBasis: "100%",
  pt: 1, // for the label on the edge of the field
} as const;
