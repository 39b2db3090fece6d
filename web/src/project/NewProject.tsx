import { type ComponentProps, lazy } from "react";
import { LoadedOnce } from "../components/page/LoadedOnce.tsx";

const NewProjectDialog = lazy(async () => ({
  default: (await import("./NewProjectDialog.tsx")).NewProjectDialog,
}));

type Props = ComponentProps<typeof NewProjectDialog> & { isOpen: boolean };

/** The dialog that creates a project, with its fields loaded when it is first opened. */
export function NewProject({ isOpen, ...given }: Props) {
  return <LoadedOnce isWanted={isOpen}>{isOpen && <NewProjectDialog {...given} />}</LoadedOnce>;
}
