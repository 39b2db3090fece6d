import Typography from "@mui/material/Typography";
import type { Interrupted } from "./Uploads.ts";

/** Says which upload stopped when its page was closed, and how it goes on. */
export function InterruptedNote({ fileName, share }: Interrupted) {
  const percent = Math.floor(share * 100);
  const words =
    percent === 0
      ? `${fileName} had not arrived when its page was closed. Choose it again.`
      : `${fileName} stopped at ${percent}% when its page was closed. Choose it again to go on from there.`;
  return (
    <Typography variant="body2" sx={{ width: "100%", overflowWrap: "anywhere" }}>
      {words}
    </Typography>
  );
}
