import Box from "@mui/material/Box";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import type { Proposal } from "./Proposal.ts";
import { type DecisionStatus, type Subject, useDecide } from "./useDecide.ts";

type Props = {
  projectId: string;
  subject: Subject;
  /** What it is about; for those who hear the buttons without seeing their row. */
  title: string;
  status: DecisionStatus;
  proposal: Proposal | null;
};

/** What a person can make of a finding or a note. */
export function DecisionButtons({ projectId, subject, title, status, proposal }: Props) {
  const [isDismissing, setDismissing] = useState(false);
  const decide = useDecide(projectId, subject, proposal);
  const button = { size: "small", color: "inherit", disabled: decide.isPending } as const;
  if (status !== "open") {
    return (
      <Button
        {...button}
        aria-label={`Reopen: ${title}`}
        onClick={() => decide.mutate({ status: "open" })}
      >
        Reopen
      </Button>
    );
  }
  const accept = acceptLabel(proposal);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        {...button}
        variant="outlined"
        aria-label={`${accept}: ${title}`}
        onClick={() => decide.mutate({ status: "accepted" })}
      >
        {decide.isPending ? "Saving..." : accept}
      </Button>
      <Button
        {...button}
        aria-label={`Dismiss with a reason: ${title}`}
        onClick={() => setDismissing(true)}
      >
        Dismiss with a reason
      </Button>
      {isDismissing && (
        <ReasonDialog
          title="Dismiss this?"
          text={title}
          action="Dismiss"
          onCancel={() => setDismissing(false)}
          onGive={(reason) => {
            setDismissing(false);
            decide.mutate({ status: "dismissed", reason });
          }}
        />
      )}
    </Box>
  );
}

/** What happens when it is taken: something is posted, a role is given, or the file keeps the agreement. */
function acceptLabel(proposal: Proposal | null): string {
  if (proposal?.adjustment) return "Make this adjustment";
  return proposal?.mapping ? "Use this role" : "Agree and keep on file";
}
