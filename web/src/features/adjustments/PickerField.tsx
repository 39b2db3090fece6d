import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { PickerOption } from "./forms/pickerOptions.ts";

/** A ledger may have thousands of accounts; nobody reads more than these before typing on. */
const filterOptions = createFilterOptions<PickerOption>({ limit: 200 });

type Props = {
  label: string;
  hint: string | undefined;
  options: readonly PickerOption[];
  value: string;
  onChange: (id: string) => void;
};

/** Finds an account, a line or a role by typing a part of its code or name. */
export function PickerField({ label, hint, options, value, onChange }: Props) {
  return (
    <Autocomplete
      size="small"
      autoHighlight
      options={options}
      filterOptions={filterOptions}
      groupBy={(option) => option.group}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? "")}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}
