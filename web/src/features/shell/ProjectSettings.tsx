import Backdrop from "@mui/material/Backdrop";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";

const ProjectSettingsDialog = lazy(async () => ({
  default: (await import("./settings/ProjectSettingsDialog.tsx")).ProjectSettingsDialog,
}));

/** The settings of the project that is worked on, while the address asks for them. */
export function ProjectSettings() {
  const [search, setSearch] = useSearchParams();
  const { selected } = useSelectedProject();
  if (search.get("settings") !== "project" || selected === null) return null;
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete("settings");
    setSearch(rest);
  };
  return (
    <Suspense
      fallback={<Backdrop open role="status" aria-label="Loading the settings" sx={aboveAll} />}
    >
      <ProjectSettingsDialog key={selected.id} project={selected} onClose={close} />
    </Suspense>
  );
}

const aboveAll = { zIndex: "modal" } as const;
