import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import type { Project, RunProgress } from "@tieout/contract";
import { useRef } from "react";
import { CheckIcon } from "../components/icons.ts";

const waiting: Stage = {
  stage: "waiting",
  name: "Wait",
  now: () => "A large ledger waits for its turn",
};

const tracing: Stage = {
  stage: "tracing",
  name: "Follow the cash",
  now: (entries, all) =>
    all === null ? "Reading the entries" : `Following the cash: ${entries} of ${all} entries`,
};

const stages = [
  { stage: "reading", name: "Read the files", now: () => "Reading the files" },
  { stage: "roles", name: "Find roles", now: (rows) => `Finding the roles of ${rows} rows` },
  { stage: "worksheet", name: "Post", now: (accounts) => `Posting ${accounts} accounts` },
  { stage: "checks", name: "Check", now: () => "Running the checks" },
  { stage: "storing", name: "Store", now: () => "Storing the statement" },
] as const satisfies readonly Stage[];

type Stage = {
  stage: RunProgress["stage"];
  name: string;
  now: (count: string, total: string | null) => string;
};

/** How far a run has come: what is done, what is being done and over how much, and what is to come. */
export function RunStages({ project }: { project: Pick<Project, "progress"> }) {
  // A run that has ended has no progress, and is shown until its statement is there.
  const known = useRef(project.progress);
  known.current = project.progress ?? known.current;
  const { stage = "reading", count = null, total = null } = known.current ?? {};
  const shown = shownAt(stage);
  const at = shown.findIndex((each) => each.stage === stage);
  const counted = count === null ? "the" : count.toLocaleString("en-GB");
  const all = total === null ? null : total.toLocaleString("en-GB");
  return (
    <Box sx={{ display: "grid", gap: 1, width: "100%" }}>
      <Box component="ol" aria-label="Preparing the statement" sx={listStyle}>
        {shown.map(({ name, now, ...each }, index) => (
          <Box
            component="li"
            key={each.stage}
            aria-current={index === at ? "step" : undefined}
            sx={{ color: index === at ? "text.primary" : "text.secondary" }}
          >
            {index < at && <CheckIcon sx={{ fontSize: 16 }} titleAccess="Done" />}
            <Box component="span" sx={{ fontWeight: index === at ? 550 : 400 }}>
              {index === at ? now(counted, all) : name}
            </Box>
          </Box>
        ))}
      </Box>
      {/* Tracing alone takes long, and its share is known */}
      <LinearProgress
        aria-label="Preparing the statement"
        {...(total !== null && { variant: "determinate", value: (100 * (count ?? 0)) / total })}
      />
    </Box>
  );
}

/** Most runs neither wait nor take long to follow the cash. */
function shownAt(stage: Stage["stage"]): readonly Stage[] {
  if (stage === waiting.stage) return [waiting, ...stages];
  if (stage !== tracing.stage) return stages;
  return stages.flatMap((each) => (each.stage === "worksheet" ? [tracing, each] : [each]));
}

const listStyle = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: "none",
  fontSize: "0.8125rem",
  "& li": { display: "inline-flex", alignItems: "center", gap: 0.5 },
} as const;
