import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { SideOption } from "./sideOptions.ts";

type Props = {
  label: string;
  options: readonly SideOption[];
  value: string;
  onChange: (id: string) => void;
};

/** Finds an account or a cash line by typing a part of its code or name. */
export function SidePicker({ label, options, value, onChange }: Props) {
  return (
    <Autocomplete
      size="small"
      options={options}
      groupBy={(option) => option.group}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? "")}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
