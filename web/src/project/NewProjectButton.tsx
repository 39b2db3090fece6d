import AddOutlined from "@mui/icons-material/AddOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { NewProject } from "../lib/project/useCreateProject.ts";
import { NewProjectDialog } from "./NewProjectDialog.tsx";

type Props = { choice?: Pick<NewProject, "framework" | "currency">; isPrimary?: boolean };

/** Opens the dialog that creates a project, with the framework and currency already chosen. */
export function NewProjectButton({ choice, isPrimary = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? "contained" : "outlined"}
        color={isPrimary ? "primary" : "inherit"}
        startIcon={<AddOutlined />}
        onClick={() => setOpen(true)}
      >
        New Project
      </Button>
      {isOpen && <NewProjectDialog {...(choice && { choice })} onClose={() => setOpen(false)} />}
    </>
  );
}
