import Stack from "@mui/material/Stack";
import type { FormEvent } from "react";
import { Button } from "../../components/Button.tsx";
import { TextInput } from "./TextInput.tsx";

type Props = {
  label: string;
  action: string;
  problem: string | undefined;
  onGive: (code: string) => void;
  onCancel: () => void;
};

/** Takes the six digits that an authenticator app shows. */
export function CodeForm({ label, action, problem, onGive, onCancel }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code")).replaceAll(/\s/g, "");
    if (code !== "") onGive(code);
  };
  return (
    <Stack
      component="form"
      method="dialog"
      noValidate
      aria-label={label}
      spacing={2}
      onSubmit={submit}
    >
      <TextInput
        label="Code of your authenticator app"
        name="code"
        autoComplete="one-time-code"
        isRequired
        problem={problem}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {action}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
