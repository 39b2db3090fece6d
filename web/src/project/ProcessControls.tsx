import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { filesQuery } from "../lib/queries/filesQuery.ts";
import { ProcessButton } from "./ProcessButton.tsx";
import { processNeeds } from "./processNeeds.ts";
import { RunStages } from "./RunStages.tsx";
import { useIsRunning } from "./useIsRunning.ts";
import { useReadiness } from "./useReadiness.ts";

type Options = { multiEntity: boolean; includeFxRates: boolean };

const boxes = [
  { name: "multiEntity", label: "Multi-entity consolidation" },
  { name: "includeFxRates", label: "Include FX rates" },
] as const satisfies readonly { name: keyof Options; label: string }[];

/** The boxes that say how the files are taken, where that matters, and the button that makes a statement of them. */
export function ProcessControls({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const [ticked, setTicked] = useState<Partial<Options>>({});
  const options: Options = {
    multiEntity: ticked.multiEntity ?? project.multiEntity ?? processNeeds(files, null).hasEntities,
    includeFxRates: ticked.includeFxRates ?? project.includeFxRates,
  };
  const { hasEntities, hasRates } = processNeeds(files, null);
  // What somebody has asked for stays in sight, to be taken back.
  const matters = {
    multiEntity: hasEntities || project.multiEntity !== null,
    includeFxRates: hasRates || !project.includeFxRates,
  };
  const isBusy = useIsRunning(project);
  const { obstacles } = useReadiness(project);
  return (
    <Box sx={rowStyle}>
      <Box sx={{ flex: "1 1 320px" }}>
        {boxes
          .filter(({ name }) => matters[name])
          .map(({ name, label }) => (
            <FormControlLabel
              key={name}
              label={label}
              control={
                <Checkbox
                  size="small"
                  checked={options[name]}
                  onChange={(event) => setTicked({ ...ticked, [name]: event.target.checked })}
                />
              }
            />
          ))}
        <Box role="status" sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
          {processNeeds(files, options).needs.map((need) => (
            <div key={need}>{need}</div>
          ))}
          {obstacles.map((obstacle) => (
            <Box key={obstacle} sx={{ color: "warning.main" }}>
              {obstacle}
            </Box>
          ))}
        </Box>
      </Box>
      {isBusy && <RunStages project={project} />}
      <ProcessButton project={project} asked={ticked} />
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: "divider",
} as const;
