import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { BusyButton } from "../../components/BusyButton.tsx";
import { formPath } from "../../config/paths.ts";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { useVerifyLine } from "./useVerifyLine.ts";

type Props = { project: Project; line: StatementLine };

/** Saying that a line is right, or going to the form that changes it. */
export function LineActions({ project, line }: Props) {
  const verify = useVerifyLine(project.id);
  const isVerified = line.status === "verified";
  return (
    <Box sx={actionsStyle}>
      <BusyButton
        variant="contained"
        isBusy={verify.isPending}
        onClick={() => verify.mutate({ lineId: line.id, status: isVerified ? "auto" : "verified" })}
      >
        {isVerified ? "Take verification back" : "Mark as verified"}
      </BusyButton>
      <Button
        component={RouterLink}
        to={formPath("journal", startOf(line))}
        variant="outlined"
        color="inherit"
      >
        Explain with a journal
      </Button>
      <Button
        component={RouterLink}
        to={formPath("override", { concept: line.concept })}
        color="inherit"
      >
        Override
      </Button>
    </Box>
  );
}

/** A journal about a line begins with the account that moved it first. */
function startOf({ sources }: StatementLine): Readonly<Record<string, string>> {
  const [first] = sources;
  return first ? { side0: `account:${first.account}` } : {};
}

// A line of many accounts scrolls beneath what can be done about it.
const actionsStyle = {
  display: "flex",
  flexWrap: "wrap",
  flexShrink: 0,
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderColor: "divider",
} as const;
