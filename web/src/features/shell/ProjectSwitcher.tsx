import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { UnfoldIcon } from "../../components/icons.ts";
import { LoadedOnce } from "../../components/page/LoadedOnce.tsx";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { NewProject } from "../../project/NewProject.tsx";
import { ProjectList } from "./ProjectList.tsx";

/** Chooses the project that is worked on; the choice survives a reload. */
export function ProjectSwitcher() {
  const { selected } = useSelectedProject();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isCreating, setCreating] = useState(false);
  if (selected === null) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-label={`Project: ${selected.name}. Change project`}
        endIcon={<UnfoldIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        style={{ minWidth: 0, justifyContent: "flex-start" }}
      >
        <Box component="span" sx={nameStyle}>
          {selected.name}
        </Box>
      </Button>
      <LoadedOnce isWanted={anchor !== null}>
        <Popover
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
          slotProps={{ paper: { role: "dialog", "aria-label": "Projects", sx: paperStyle } }}
        >
          <ProjectList
            onDone={close}
            onCreate={() => {
              close();
              setCreating(true);
            }}
          />
        </Popover>
      </LoadedOnce>
      <NewProject isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

const nameStyle = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const paperStyle = {
  width: 380,
  maxWidth: "calc(100vw - 24px)",
  border: 1,
  borderColor: "divider",
};
