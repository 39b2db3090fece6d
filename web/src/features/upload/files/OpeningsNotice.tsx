import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { type OpeningSource, type Openings, openingsOf, sourceOf } from "@tieout/contract";
import { fileTypeLabels, problem } from "@tieout/core";
import { useId, useState } from "react";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { useUpdateProject } from "../../../project/useUpdateProject.ts";
import { LastYearsProject } from "./LastYearsProject.tsx";

const sources = {
  file: "Last year's file",
  project: "The project of last year",
  none: "Nowhere: this is the first period of the entity",
} as const satisfies Record<OpeningSource, string>;

/** Says that balances of one date need those of a year before, and asks where they come from. */
export function OpeningsNotice({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const update = useUpdateProject(project.id);
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const openings = openingsOf(project, files);
  if (files.length === 0) return <OpensWith project={project} />;
  if (openings.ofOneDate.length === 0) return null;
  const choose = (chosen: OpeningSource) => {
    setChoosing(chosen === "project");
    // Which project is said next; until then nothing is known.
    if (chosen === "none") update.mutate({ isFirstPeriod: true });
    else if (sourceOf(project) !== "file" && chosen === "file")
      update.mutate({ isFirstPeriod: false, priorProjectId: null });
  };
  const shown = isChoosing ? "project" : openings.source;
  const isOpen = openings.missing.length > 0 || openings.contradicting.length > 0;
  return (
    <Alert severity={isOpen ? "warning" : "info"} variant="outlined" sx={{ mb: 2 }}>
      <Words project={project} openings={openings} />
      <Box sx={sourceStyle}>
        <FormControl disabled={update.isPending}>
          <FormLabel id={id}>Where the opening balances come from</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={shown}
            onChange={(_event, value) => {
              const chosen = orderOfSources.find((source) => source === value);
              if (chosen) choose(chosen);
            }}
          >
            {orderOfSources.map((source) => (
              <FormControlLabel
                key={source}
                value={source}
                label={sources[source]}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {shown === "project" && (
          <LastYearsProject
            project={project}
            onChoose={(priorProjectId) =>
              update.mutate({ priorProjectId }, { onSettled: () => setChoosing(false) })
            }
          />
        )}
      </Box>
    </Alert>
  );
}

const orderOfSources = ["file", "project", "none"] as const satisfies readonly OpeningSource[];

/** Says of a project without files which statement it goes on from. */
function OpensWith({ project }: { project: Project }) {
  const { projects } = useSelectedProject();
  const lastYears = projects.find(({ id }) => id === project.priorProjectId);
  if (!lastYears) return null;
  return (
    <Typography sx={{ ...wordsStyle, mb: 2 }}>
      {`Opens with the closing balances of “${lastYears.name}”, and has its statement as the comparatives: upload this year's files.`}
    </Typography>
  );
}

function Words({ project, openings }: { project: Project; openings: Openings }) {
  const { ofOneDate, missing, contradicting } = openings;
  const { projects } = useSelectedProject();
  const names = ofOneDate.map(({ fileName }) => fileName).join(", ");
  if (contradicting.length > 0) {
    return contradicting.map(({ fileName: value, fileType }) => (
      <Box key={value} sx={wordsStyle}>
        {
          problem("first_period_contradicted", { value, expected: fileTypeLabels[fileType] })
            .message
        }
      </Box>
    ));
  }
  const { files: ledgers, areStated } = openings.ofLedger;
  const lastYears = projects.find(({ id }) => id === project.priorProjectId);
  const explanation =
    missing.length > 0
      ? problem("one_date").message
      : `Balances at one date. They open with ${openedWith(openings, lastYears?.name ?? null)}.`;
  const unproven = ledgers.length > 0 && !areStated ? ` ${UNPROVEN}` : "";
  return <Box sx={wordsStyle}>{`${names}: ${explanation}${unproven}`}</Box>;
}

const UNPROVEN =
  "Nothing proves that its entries are complete, so the statement stays a draft until last year's trial balance is there.";

/** What gives the opening balances: a file of last year before its project and the general ledger, as in the reading. */
function openedWith({ source, opening, ofLedger }: Openings, lastYears: string | null): string {
  if (opening.length > 0) return opening.map(({ fileName }) => fileName).join(", ");
  const ledgers = ofLedger.files.map(({ fileName }) => fileName).join(", ");
  if (ledgers !== "")
    return ofLedger.areStated
      ? `what the general ledger says: ${ledgers}`
      : `what is left of them without the entries of the general ledger: ${ledgers}`;
  return source === "none" ? "nothing" : `those of the project “${lastYears ?? "of last year"}”`;
}

const wordsStyle = { overflowWrap: "anywhere" } as const;

const sourceStyle = { display: "grid", justifyItems: "start", gap: 2, mt: 1.5 } as const;
