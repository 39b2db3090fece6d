import Box from "@mui/material/Box";
import type { Project } from "@tieout/contract";
import type { AccountSummary } from "@tieout/core";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { Button } from "../../../components/Button.tsx";
import { formPath } from "../../../config/paths.ts";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { useKeepVerification } from "../../../lib/project/useKeepVerification.ts";
import { PointAction } from "../../../statement/points/PointAction.tsx";
import { resolveLine } from "../../../statement/points/resolvePoint.ts";
import { VerifyButton } from "../../../statement/points/VerifyButton.tsx";

type Props = { project: Project; line: StatementLine; accounts: readonly AccountSummary[] };

/** What resolves a line that is asked about, the person's word for it, and the forms that change it. */
export function LineActions({ project, line, accounts }: Props) {
  const isAsked = line.status === "review";
  const resolution = useMemo(() => resolveLine(line, accounts), [line, accounts]);
  const isJournal = resolution.kind === "form" && resolution.form === "journal";
  const asked = line.reviewReasons.join(" ");
  return (
    <Box sx={actionsStyle}>
      {isAsked && (
        <PointAction
          projectId={project.id}
          point={{ kind: "line", id: line.id, title: line.lineItem, reason: asked }}
          resolution={resolution}
          variant="contained"
          size="medium"
        />
      )}
      {line.status === "verified" && <TakeBack project={project} line={line} />}
      {line.status !== "verified" && !(isAsked && resolution.kind === "word") && (
        <VerifyButton
          projectId={project.id}
          subject={{ kind: "line", id: line.id }}
          asked={asked || `${line.lineItem} is right at this amount.`}
          label="Mark as verified"
          variant="outlined"
        />
      )}
      {!(isAsked && isJournal) && (
        <Button component={RouterLink} to={formPath("journal", startOf(line))} color="inherit">
          Explain with a journal
        </Button>
      )}
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

function TakeBack({ project, line: { id, verification } }: Pick<Props, "project" | "line">) {
  const word = useKeepVerification(project.id);
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      isBusy={word.isPending}
      onClick={() =>
        word.mutate({ kind: "line", id, reason: null, before: verification?.reason ?? null })
      }
    >
      Take verification back
    </BusyButton>
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
  rowGap: 1,
  // The three that a line mostly has stand beside each other
  columnGap: 0.5,
  px: { xs: 2, sm: 3 },
  py: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderColor: "divider",
} as const;
