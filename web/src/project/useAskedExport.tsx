import type { Project } from "@tieout/contract";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../components/ConfirmDialog.tsx";
import { type ExportRequest, useExport } from "../lib/project/useExport.ts";

/**
 * Makes exports of a project's statement, and asks first where the project has changed since: every
 * page will say so. The dialog is to be shown with the buttons.
 */
export function useAskedExport(
  project: Project,
  failureTitle: "Error" | "Export Failed",
): {
  exportStatement: (request: ExportRequest) => void;
  isPending: boolean;
  kind: ExportRequest["kind"] | undefined;
  dialog: ReactNode;
} {
  const { mutate, isPending, variables } = useExport(project.id, failureTitle);
  const [asked, setAsked] = useState<ExportRequest | null>(null);
  const exportStatement = (request: ExportRequest) =>
    project.isOutOfDate ? setAsked(request) : mutate(request);
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== null}
      title="Export a statement that is out of date?"
      text={`Files, adjustments or settings have changed since version ${project.statementVersion}. The export shows that version, and every page of it says SUPERSEDED. Process the data first to export what the project holds now.`}
      action="Export as superseded"
      tone="primary"
      isBusy={isPending}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked) mutate(asked);
        setAsked(null);
      }}
    />
  );
  return { exportStatement, isPending, kind: variables?.kind, dialog };
}
