import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { AddIcon, CheckIcon, SettingsIcon } from "../../components/icons.ts";
import { projectSettingsSearch } from "../../config/paths.ts";
import { formatTime } from "../../lib/format/formatTime.ts";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { onTouch } from "../../lib/theme/media.ts";
import { ProjectStatus } from "../../project/ProjectStatus.tsx";
import { SampleButton } from "../../project/SampleButton.tsx";
import { StatsStrip } from "./StatsStrip.tsx";

type Props = { onDone: () => void; onCreate: () => void };

/** The user's projects, found by a part of their names; Enter takes the first one found. */
export function ProjectList({ onDone, onCreate }: Props) {
  const { projects, selected, select } = useSelectedProject();
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = projects.filter(({ name }) => name.toLowerCase().includes(wanted));
  const namesakes = namesUsedTwice(projects);
  const leave = () => {
    // What an address says beside its screen (an entity, a form) is about the project before.
    navigate({ search: "" });
    onDone();
  };
  const choose = (projectId: string) => {
    if (projectId === selected?.id) return onDone();
    select(projectId);
    leave();
  };
  return (
    <>
      <StatsStrip />
      <Box
        component="form"
        sx={{ p: 1.5, pb: 0.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) choose(found[0].id);
        }}
      >
        <TextField
          autoFocus
          fullWidth
          type="search"
          label="Find a project"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Box>
      <List dense sx={{ maxHeight: 320, overflowY: "auto" }} aria-label="Projects">
        {found.map((project) => (
          <ProjectItem
            key={project.id}
            project={project}
            isNamesake={namesakes.has(project.name)}
            isSelected={project.id === selected?.id}
            onChoose={() => choose(project.id)}
          />
        ))}
      </List>
      {found.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          No project of that name.
        </Typography>
      )}
      <ListActions onDone={onDone} onCreate={onCreate} onLeave={leave} />
    </>
  );
}

function ListActions({ onDone, onCreate, onLeave }: Props & { onLeave: () => void }) {
  const address = useLocation();
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 1, borderTop: 1, borderColor: "divider" }}
    >
      <Button color="inherit" startIcon={<AddIcon />} onClick={onCreate}>
        New project
      </Button>
      <Button
        component={RouterLink}
        to={{ search: projectSettingsSearch(address.search) }}
        color="inherit"
        startIcon={<SettingsIcon />}
        onClick={onDone}
      >
        Settings
      </Button>
      <SampleButton variant="text" onOpened={onLeave} />
    </Box>
  );
}

/** A restored archive, and what is made on one day without a name, are called as another is. */
function namesUsedTwice(projects: readonly Project[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(
    projects.flatMap(({ name }) => {
      const isUsed = seen.has(name);
      seen.add(name);
      return isUsed ? [name] : [];
    }),
  );
}

type ItemProps = {
  project: Project;
  /** Whether another project has its name. */
  isNamesake: boolean;
  isSelected: boolean;
  onChoose: () => void;
};

function ProjectItem({ project, isNamesake, isSelected, onChoose }: ItemProps) {
  return (
    <li>
      <ListItemButton
        selected={isSelected}
        aria-current={isSelected}
        onClick={onChoose}
        sx={{ gap: 1.5, [onTouch]: { minHeight: 44 } }}
      >
        <CheckIcon fontSize="small" sx={{ visibility: isSelected ? "visible" : "hidden" }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          {project.name}
          {isNamesake && (
            <Typography component="span" variant="caption" sx={createdStyle}>
              {`Created ${formatTime(project.createdAt)}`}
            </Typography>
          )}
          <DraftReason project={project} />
        </Box>
        <ProjectStatus project={project} />
      </ListItemButton>
    </li>
  );
}

/** Why the project's statement is a draft, in the words of the first reason. */
function DraftReason({ project: { draftReasons } }: { project: Project }) {
  const [reason] = draftReasons;
  return (
    reason && (
      <Typography component="span" variant="caption" color="error" sx={reasonStyle}>
        {`DRAFT: ${reason.message}`}
      </Typography>
    )
  );
}

/** Two lines say which draft it is; the screens of the project say all of it. */
const reasonStyle = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

const createdStyle = { display: "block", color: "text.secondary" } as const;
