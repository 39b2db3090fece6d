import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { FormEvent, ReactNode, Ref } from "react";
import { CodeAsked } from "./CodeAsked.tsx";
import type { CodeQuestion } from "./useCodeQuestion.ts";

type Props = {
  ref?: Ref<HTMLFormElement>;
  label: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The code of a second factor that is asked for in its place. */
  question: CodeQuestion | null;
  children: ReactNode;
};

/** The frame of a form that takes a password. */
export function AuthForm({ ref, label, onSubmit, question, children }: Props) {
  return (
    <>
      <CodeAsked question={question} />
      <Box sx={{ display: question ? "none" : "block" }}>
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
      </Box>
    </>
  );
}
