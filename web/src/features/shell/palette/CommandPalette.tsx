import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { Dialog } from "../../../components/Dialog.tsx";
import { OptionGroup } from "../../../components/OptionGroup.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden.tsx";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";
import { cashFlowQuery } from "../../../lib/queries/cashFlowQuery.ts";
import { type Command, commandsOf, findCommands } from "./commands.ts";

const TITLE = "go-to-title";

type Props = { isOpen: boolean; onClose: () => void };

/** Goes to any screen, line or account, or begins an action, by typing a part of its name. */
export function CommandPalette({ isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={TITLE}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{ paper: { sx: { overflow: "visible", mt: 10 } } }}
    >
      <VisuallyHidden>
        <h2 id={TITLE}>Go to</h2>
      </VisuallyHidden>
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
      // Within the dialog: what stands outside it is hidden from a screen reader
      disablePortal
      autoHighlight
      options={commands}
      filterOptions={(all, { inputValue }) => findCommands(all, inputValue)}
      groupBy={({ group }) => group}
      renderGroup={({ key, group, children }) => (
        <OptionGroup key={key} group={group}>
          {children}
        </OptionGroup>
      )}
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
