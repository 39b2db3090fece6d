import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useQueryClient } from "@tanstack/react-query";
import { limits, type Project } from "@tieout/contract";
import { useEffect, useId, useRef, useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { paths } from "../../config/paths.ts";
import { useSelectedProject } from "../../lib/project/useSelectedProject.ts";
import { keys } from "../../lib/queries/keys.ts";

/** Says that the project that was worked on has been deleted elsewhere, and whose figures are shown now. */
export function ProjectGone() {
  const id = useId();
  const { selected } = useSelectedProject();
  const { gone, isOpen, close } = useGoneProject();
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: "anywhere" }}>
        {gone?.name} has been deleted
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: "anywhere" }}>
          It was deleted in another window or on another device. It can be restored under Settings
          for {limits.restorableDays} days.
          {selected && ` You now see ${selected.name}.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" component={RouterLink} to={paths.authSettings} onClick={close}>
          Open Settings
        </Button>
        <Button variant="contained" onClick={close} autoFocus>
          Go on
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The project that was selected until the list of projects came without it. */
function useGoneProject() {
  const { projects, selected } = useSelectedProject();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [gone, setGone] = useState<Project | null>(null);
  const [isOpen, setOpen] = useState(false);
  const last = useRef<Project | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = selected;
    if (before === null || projects.some(({ id }) => id === before.id)) return;
    // Whoever deletes it on this page is told there.
    const own = queryClient.getMutationCache().find({ mutationKey: keys.deletionOf(before.id) });
    if (own !== undefined && own.state.status !== "error") return;
    setGone(before);
    setOpen(true);
    // What an address says beside its screen (an entity, a form) is about the project before.
    navigate({ search: "" });
  }, [projects, selected, queryClient, navigate]);
  return { gone, isOpen, close: () => setOpen(false) };
}
