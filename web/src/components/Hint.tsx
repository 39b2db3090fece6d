import Box from "@mui/material/Box";
import { onTouch } from "../lib/theme/media.ts";
import { Button } from "./Button.tsx";
import { HintIcon } from "./icons.ts";
import type { useHint } from "./useHint.ts";

type Props = {
  hint: ReturnType<typeof useHint>;
  text: string /** What a keyboard does as well: left out where a finger points. */;
  keys: string;
};

/** A word on first use. It goes when it is read, or when what it says is done, and stays away. */
export function Hint({ hint, text, keys }: Props) {
  if (!hint.isShown) return null;
  return (
    <Box role="note" className="no-print" sx={noteStyle}>
      <HintIcon sx={{ fontSize: 18, color: "text.secondary" }} aria-hidden />
      <Box component="span" sx={{ flex: "1 1 200px", minWidth: 0 }}>
        {text}
        <Box component="span" sx={{ [onTouch]: { display: "none" } }}>{` ${keys}`}</Box>
      </Box>
      <Button size="small" color="inherit" onClick={hint.takeAway}>
        Got it
      </Button>
    </Box>
  );
}

const noteStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  px: 1.5,
  py: 0.25,
  mb: 1.5,
  borderRadius: 1,
  bgcolor: "tint.quiet",
  fontSize: "0.8125rem",
} as const;
