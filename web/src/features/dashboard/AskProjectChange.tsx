import type { Project } from "@tieout/contract";
import { decimalsOf, frameworkNames } from "@tieout/core";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import { isPreparedAnew } from "../../project/usePrepareAnew.ts";
import type { ProjectChoice } from "./ProjectChoice.ts";

type Props = {
  /** What somebody wants to change; null where nothing is asked. */
  change: Partial<ProjectChoice> | null;
  project: Project;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what follows from another framework or currency before it is changed. */
export function AskProjectChange({ change, project, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={change?.framework ? "Change the framework?" : "Change the currency?"}
      text={consequenceOf(project, change ?? {})}
      action="Change"
      tone="primary"
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function consequenceOf(
  project: Project,
  { framework, currency = project.currency }: Partial<ProjectChoice>,
): string {
  const statement = isPreparedAnew(project, currency)
    ? "the statement is prepared again"
    : "the statement is out of date until it is processed again";
  if (framework)
    return `Under ${frameworkNames[framework]} the policies follow the new framework, and ${statement}. Files, roles and adjustments stay.`;
  const isOfOtherDecimals = decimalsOf(currency) !== decimalsOf(project.currency);
  const reading = isOfOtherDecimals
    ? " It has other decimals: the files are to be read again, with the button beside them."
    : "";
  return `Amounts are shown in ${currency}; they are not converted, and ${statement}.${reading}`;
}
