import CheckOutlined from "@mui/icons-material/CheckOutlined";
import UnfoldMoreOutlined from "@mui/icons-material/UnfoldMoreOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { ProjectStatus } from "../../components/ProjectStatus.tsx";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";

/** Chooses the project that is worked on; the choice survives a reload. */
export function ProjectSwitcher() {
  const { projects, selected, select } = useSelectedProject();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (selected === null) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-label={`Project: ${selected.name}. Change project`}
        endIcon={<UnfoldMoreOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, justifyContent: "flex-start" }}
      >
        <Box
          component="span"
          sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
        >
          {selected.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {projects.map((project) => (
          <MenuItem
            key={project.id}
            selected={project.id === selected.id}
            onClick={() => {
              select(project.id);
              setAnchor(null);
            }}
            sx={{ gap: 1.5, maxWidth: 420 }}
          >
            <CheckOutlined
              fontSize="small"
              sx={{ visibility: project.id === selected.id ? "visible" : "hidden" }}
            />
            <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: "normal" }}>
              {project.name}
            </Box>
            <ProjectStatus status={project.status} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
