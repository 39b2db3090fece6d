import type { Project } from "@tieout/contract";
import { Button, type ButtonProps } from "../components/Button.tsx";
import { ErrorNotice } from "../components/ErrorNotice.tsx";
import { useStartNextYear } from "./useStartNextYear.ts";

type Props = Pick<ButtonProps, "color" | "fullWidth"> & { project: Project; onDone?: () => void };

/** Starts the project of the year after; only a project with a statement has something to open it with. */
export function StartNextYearButton({ project, onDone, ...look }: Props) {
  const start = useStartNextYear(project, onDone);
  return (
    <>
      <Button
        {...look}
        variant="outlined"
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        {start.isPending ? "Starting..." : "Start next year"}
      </Button>
      {start.error && <ErrorNotice title="Next year was not started" error={start.error} />}
    </>
  );
}
