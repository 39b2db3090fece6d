import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { Dialog } from "../../../components/Dialog.tsx";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { cashFlowQuery } from "../../../lib/queries/cashFlowQuery.ts";
import { type Command, commandsOf, findCommands } from "./commands.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** Goes to any screen, line or account, or begins an action, by typing a part of its name. */
export function CommandPalette({ isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Go to"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{ paper: { sx: { overflow: "visible", mt: 10 } } }}
    >
      <Field onClose={onClose} />
    </Dialog>
  );
}

function Field({ onClose }: Pick<Props, "onClose">) {
  const navigate = useNavigate();
  const commands = useCommands();
  const go = (command: Command | null) => {
    if (command === null) return;
    onClose();
    void navigate(command.to);
  };
  return (
    <Autocomplete
      open
      autoHighlight
      options={commands}
      filterOptions={(all, { inputValue }) => findCommands(all, inputValue)}
      groupBy={({ group }) => group}
      getOptionKey={({ id }) => id}
      onChange={(_event, command) => go(command)}
      // The list takes Escape for itself, and it is never closed alone
      onClose={(_event, reason) => reason === "escape" && onClose()}
      popupIcon={null}
      slotProps={{ listbox: { sx: { maxHeight: "50vh" } } }}
      renderInput={(params) => (
        <TextField {...params} autoFocus label="Go to a screen, a line, an account or an action" />
      )}
      sx={{ m: 1.5 }}
    />
  );
}

/** Those of the project that is worked on, as far as it has been read. */
function useCommands(): Command[] {
  const { selected } = useSelectedProject();
  const { data } = useQuery({ ...cashFlowQuery(selected?.id ?? ""), enabled: selected !== null });
  const isSample = useIsSample();
  return useMemo(() => commandsOf(data, isSample), [data, isSample]);
}
