import Typography from "@mui/material/Typography";
import type { DecisionStatus } from "./useDecide.ts";

type Props = { status: DecisionStatus; reason: string };

const words = { open: "Open", accepted: "Agreed", dismissed: "Dismissed" } as const;

/** What a person made of it, and why. */
export function DecisionText({ status, reason }: Props) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: status === "accepted" ? "success.main" : "text.secondary", fontWeight: 500 }}
    >
      {reason === "" ? words[status] : `${words[status]}: ${reason}`}
    </Typography>
  );
}
