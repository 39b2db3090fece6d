import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useQuery } from "@tanstack/react-query";
import type { AiExpert, Project } from "@tieout/contract";
import { type ComponentType, useId, useState } from "react";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { TableSkeleton } from "../../../components/TableSkeleton.tsx";
import { aiExpertQuery } from "../aiQueries.ts";
import { GenerateTab } from "./GenerateTab.tsx";
import { ImproveTab } from "./ImproveTab.tsx";
import type { TabProps } from "./TabProps.ts";
import { TrainTab } from "./TrainTab.tsx";
import { ValidateTab } from "./ValidateTab.tsx";

const tabs = {
  train: { label: "Train", Content: TrainTab },
  generate: { label: "Generate", Content: GenerateTab },
  validate: { label: "Validate", Content: ValidateTab },
  improve: { label: "Improve", Content: ImproveTab },
} as const satisfies Record<string, { label: string; Content: ComponentType<TabProps> }>;

type TabName = keyof typeof tabs;

const who = {
  built_in: "The built-in analyst answers; nothing leaves this service.",
  openai: "The built-in analyst answers, and a language model adds to it.",
} as const satisfies Record<AiExpert["analyst"], string>;

/** The AI Cash Flow Expert of the dashboard: it learns, explains, checks and suggests. */
export function ExpertCard({ project }: { project: Project }) {
  const id = useId();
  const [name, setName] = useState<TabName>("train");
  const { data: expert, error, isPending, refetch } = useQuery(aiExpertQuery(project.id));
  const { Content } = tabs[name];
  return (
    <Panel title="AI Cash Flow Expert" {...(expert && { description: who[expert.analyst] })}>
      <Tabs
        value={name}
        onChange={(_event, chosen: TabName) => setName(chosen)}
        aria-label="AI Cash Flow Expert"
        sx={tabsStyle}
      >
        {Object.entries(tabs).map(([value, { label }]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${name}`}>
        {isPending && <TableSkeleton rows={3} amounts={0} />}
        {error && (
          <ErrorNotice
            title="The expert could not be read"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {expert && <Content project={project} expert={expert} />}
      </Box>
    </Panel>
  );
}

/** All four stand side by side on a phone, too. */
const tabsStyle = {
  borderBottom: 1,
  borderColor: "divider",
  mb: 2,
  "& .MuiTab-root": { minWidth: 0, px: { xs: 1.25, sm: 2 } },
} as const;
