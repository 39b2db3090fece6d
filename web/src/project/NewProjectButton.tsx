import { useState } from "react";
import { Button } from "../components/Button.tsx";
import { AddIcon } from "../components/icons.ts";
import type { NewProject as Draft } from "../lib/project/useCreateProject.ts";
import { NewProject } from "./NewProject.tsx";

type Props = { choice?: Pick<Draft, "framework" | "currency">; isPrimary?: boolean };

/** Opens the dialog that creates a project, with the framework and currency already chosen. */
export function NewProjectButton({ choice, isPrimary = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? "contained" : "outlined"}
        color={isPrimary ? "primary" : "inherit"}
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
      >
        New Project
      </Button>
      <NewProject isOpen={isOpen} {...(choice && { choice })} onClose={() => setOpen(false)} />
    </>
  );
}
