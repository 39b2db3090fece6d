import { frameworkNames } from "@tieout/core";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import type { ProjectChoice } from "./ProjectControls.tsx";

type Props = {
  /** What somebody wants to change; null where nothing is asked. */
  change: Partial<ProjectChoice> | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what follows from another framework or currency before it is changed. */
export function AskProjectChange({ change, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={change?.framework ? "Change the framework?" : "Change the currency?"}
      text={consequenceOf(change ?? {})}
      action="Change"
      tone="primary"
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function consequenceOf({ framework, currency }: Partial<ProjectChoice>): string {
  return framework
    ? `Under ${frameworkNames[framework]} the policies follow the new framework, and the statement is out of date until it is processed again. Files, roles and adjustments stay.`
    : `Amounts are shown in ${currency ?? "another currency"}; they are not converted. The statement is out of date until it is processed again.`;
}
