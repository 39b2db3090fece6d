import Box from "@mui/material/Box";
import ListSubheader from "@mui/material/ListSubheader";
import type { ReactNode } from "react";

type Props = { group: string; children?: ReactNode };

/** Options of one kind in a list of many: a group with its name, as a screen reader has it (ARIA, listbox). */
export function OptionGroup({ group, children }: Props) {
  return (
    <li role="none">
      <ListSubheader component="div" aria-hidden sx={{ top: "-8px" }}>
        {group}
      </ListSubheader>
      <Box
        component="ul"
        role="group"
        aria-label={group}
        sx={{ p: 0, "& .MuiAutocomplete-option": { pl: 3 } }}
      >
        {children}
      </Box>
    </li>
  );
}
