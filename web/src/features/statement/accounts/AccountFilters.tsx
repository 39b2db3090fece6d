import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { SelectField } from "../../../components/SelectField.tsx";
import { type AccountView, accountFilters } from "./accountView.ts";

type Props = {
  view: AccountView;
  setView: (view: AccountView) => void;
  found: string;
  searchRef: Ref<HTMLInputElement>;
};

/** Which accounts are shown, and how many those are. */
export function AccountFilters({ view, setView, found, searchRef }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 1.5 }}>
      <SelectField
        label="Show"
        value={view.filter}
        options={accountFilters}
        onChange={(filter) => setView({ ...view, filter })}
        minWidth={150}
      />
      <TextField
        label="Find an account"
        type="search"
        inputRef={searchRef}
        value={view.search}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setView({ ...view, search: event.target.value })}
        placeholder="Code, name, role, or >1000"
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: "1 1 220px", maxWidth: 360 }}
      />
      <Typography role="status" sx={{ ml: "auto" }} color="textSecondary">
        {found}
      </Typography>
    </Box>
  );
}
