import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { type ReactNode, useState } from "react";
import { PageHeader } from "../../components/PageHeader.tsx";
import { Later } from "../../components/page/Later.tsx";
import { paths } from "../../config/paths.ts";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { projectsQuery } from "../../lib/queries/projectsQuery.ts";
import { NewProjectButton } from "../../project/NewProjectButton.tsx";
import { ProjectControlsRoom } from "../../project/ProjectControlsRoom.tsx";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { OpenPointsPanel } from "../../statement/points/OpenPointsPanel.tsx";
import { ActionsCard } from "./ActionsCard.tsx";
import type { ProjectChoice } from "./ProjectChoice.ts";
import { ProjectControls } from "./ProjectControls.tsx";

const pollMs = 5_000;

type Parts = Record<"upload" | "expert" | "preview", (project: Project) => ReactNode>;

/** The dashboard: whether the statement ties out, what is open of it, its files, and what comes next. */
export function DashboardPage({ upload, expert, preview }: Parts) {
  useQuery({ ...projectsQuery(), refetchInterval: pollMs, refetchOnWindowFocus: "always" });
  const { selected, isLoading } = useSelectedProject();
  const [chosen, setChosen] = useState<ProjectChoice>({ framework: "IFRS", currency: "GBP" });
  return (
    <>
      <PageHeader
        path={paths.home}
        detail={headingOf(selected, isLoading)}
        actions={
          isLoading ? (
            <ProjectControlsRoom />
          ) : (
            <Later meanwhile={<ProjectControlsRoom />}>
              <ProjectControls
                key={selected?.id ?? "none"}
                project={selected}
                chosen={chosen}
                onChoose={setChosen}
              />
              {/* Not of one project: its dialog stays open while the project arrives, and what another one
                  has says nothing of the next. */}
              <NewProjectButton {...(selected === null && { choice: chosen })} />
            </Later>
          )
        }
      />
      <ProjectGate path={paths.home} isHeaded>
        {(project) => (
          <Box key={project.id} sx={gridStyle}>
            <Box sx={columnStyle}>
              <StatementFirst project={project} upload={upload} expert={expert} preview={preview} />
            </Box>
            <Box sx={{ ...columnStyle, ...railStyle }}>
              <ActionsCard project={project} />
            </Box>
          </Box>
        )}
      </ProjectGate>
    </>
  );
}

function headingOf(selected: Project | null, isLoading: boolean): ReactNode {
  if (isLoading) return <Skeleton width={160} />;
  return selected ? <ProjectHeading project={selected} /> : undefined;
}

/** Where there is no statement yet, the files it is made from stand first; what is read only has none to choose. */
function StatementFirst({ project, upload, expert, preview }: Parts & { project: Project }) {
  const hasStatement = project.statementVersion !== null;
  return (
    <>
      {hasStatement && preview(project)}
      {hasStatement && <OpenPointsPanel project={project} />}
      {!project.isSample && upload(project)}
      <Later>
        {!hasStatement && preview(project)}
        {!project.isSample && expert(project)}
      </Later>
    </>
  );
}

const gridStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 300px" },
  alignItems: "start",
} as const;

const columnStyle = {
  display: "grid",
  gap: 2,
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
} as const;

// Beside a statement of forty lines the actions stay in sight.
const railStyle = {
  position: { lg: "sticky" },
  top: 72,
  "@media (max-height: 720px)": { position: "static" },
} as const;
