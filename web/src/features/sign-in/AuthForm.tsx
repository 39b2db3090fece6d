import Stack from "@mui/material/Stack";
import type { FormEvent, ReactNode, Ref } from "react";

type Props = {
  ref?: Ref<HTMLFormElement>;
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
};

/** The frame of a form that takes a password. */
export function AuthForm({ ref, label, onSubmit, children }: Props) {
  return (
    <Stack
      component="form"
      ref={ref}
      // Until the app has taken over, sending it does nothing: never a password in an address.
      method="dialog"
      noValidate
      aria-label={label}
      spacing={2}
      onSubmit={onSubmit}
    >
      {children}
    </Stack>
  );
}
