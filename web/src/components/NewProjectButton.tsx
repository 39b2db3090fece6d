import AddOutlined from "@mui/icons-material/AddOutlined";
import Button from "@mui/material/Button";
import { type NewProject, useCreateProject } from "../lib/project/useCreateProject.ts";

const defaults: NewProject = { framework: "IFRS", currency: "GBP" };

type Props = { choice?: NewProject; isPrimary?: boolean };

/** Creates a project with the chosen framework and currency, IFRS and GBP unless told otherwise. */
export function NewProjectButton({ choice = defaults, isPrimary = false }: Props) {
  const create = useCreateProject();
  return (
    <Button
      variant={isPrimary ? "contained" : "outlined"}
      color={isPrimary ? "primary" : "inherit"}
      startIcon={<AddOutlined />}
      disabled={create.isPending}
      onClick={() => create.mutate(choice)}
    >
      New Project
    </Button>
  );
}
