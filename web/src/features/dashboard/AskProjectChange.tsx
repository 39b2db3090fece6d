import { decimalsOf, frameworkNames } from "@tieout/core";
import { ConfirmDialog } from "../../components/ConfirmDialog.tsx";
import type { ProjectChoice } from "./ProjectControls.tsx";

type Props = {
  /** What somebody wants to change; null where nothing is asked. */
  change: Partial<ProjectChoice> | null;
  /** The currency that the files were read in. */
  currencyNow: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what follows from another framework or currency before it is changed. */
export function AskProjectChange({ change, currencyNow, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={change?.framework ? "Change the framework?" : "Change the currency?"}
      text={consequenceOf(change ?? {}, currencyNow)}
      action="Change"
      tone="primary"
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

function consequenceOf(
  { framework, currency = "" }: Partial<ProjectChoice>,
  currencyNow: string,
): string {
  if (framework)
    return `Under ${frameworkNames[framework]} the policies follow the new framework, and the statement is out of date until it is processed again. Files, roles and adjustments stay.`;
  const isOfOtherDecimals = decimalsOf(currency) !== decimalsOf(currencyNow);
  const reading = isOfOtherDecimals
    ? " It has other decimals: the files are to be read again, with the button beside them."
    : "";
  return `Amounts are shown in ${currency}; they are not converted. The statement is out of date until it is processed again.${reading}`;
}
