import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { explainError } from "../../lib/api/explainError.ts";
import { useRename } from "./useRename.ts";

/** Changes the user's name; what could not be saved stays in the field. */
export function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const rename = useRename();
  const wanted = typed.trim();
  const isChanged = wanted !== "" && wanted !== name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !rename.isPending) rename.mutate(wanted);
  };
  return (
    <Box component="form" onSubmit={submit} sx={formStyle}>
      <TextField
        label="Name"
        value={typed}
        autoComplete="name"
        error={rename.isError}
        helperText={rename.error ? explainError(rename.error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ flex: "1 1 240px" }}
      />
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        disabled={!isChanged || rename.isPending}
      >
        {rename.isPending ? "Saving..." : "Save name"}
      </Button>
    </Box>
  );
}

const formStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 1,
  mb: 1.5,
} as const;
