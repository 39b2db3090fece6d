import { type AccountSummary, accountColumns, accountLabel, CONFIDENCE_BAR } from "@tieout/core";
import { memo } from "react";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { AccountAmounts } from "./AccountAmounts.tsx";
import type { ChooseRole } from "./ChooseRole.ts";
import { ConfirmRole } from "./ConfirmRole.tsx";
import { type ConfirmRoles, waitsForWord } from "./confirmRoles.ts";
import { RolePicker } from "./RolePicker.tsx";
import { TraitsButton } from "./TraitsButton.tsx";
import type { ChosenAccounts } from "./useChosenAccounts.ts";

type Props = {
  account: AccountSummary;
  /** Its place among the accounts that are shown. */
  index: number;
  height: number;
  isStale: boolean;
  isBusy: boolean;
  isChosen: boolean;
  onToggle: ChosenAccounts["toggle"];
  onChoose: ChooseRole;
  onConfirm: ConfirmRoles;
  onOpenTraits: (account: AccountSummary) => void;
};

/** A confidence as high as this goes without saying. */
const UNSAID = 0.9;

/** One line for an account; it is drawn again only when something of its own has changed. */
export const AccountRow = memo(function AccountRow(props: Props) {
  const { account, index, height, isBusy, isChosen } = props;
  const { code, confidence, opening, closing, movement } = account;
  const { number, name } = accountColumns(code, account.name);
  const isLow = confidence < CONFIDENCE_BAR;
  return (
    <tr style={{ height }} aria-rowindex={index + 2} className={isChosen ? "chosen" : ""}>
      <td className="choose">
        <input
          type="checkbox"
          checked={isChosen}
          data-row={index}
          aria-label={`Choose ${accountLabel(code, account.name)}`}
          onChange={({ nativeEvent }) =>
            props.onToggle(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      <td className="code" title={number}>
        {number}
      </td>
      <th scope="row" className="name" title={name}>
        <div className="full-name">
          <span className="code-with-name">{number}</span> {name}
        </div>
      </th>
      <td className="role-cell">
        <RolePicker account={account} isBusy={isBusy} onChoose={props.onChoose} />
      </td>
      <td className={isLow ? "confidence low" : "confidence"}>
        {confidence < UNSAID && (
          <span title={isLow ? "To review" : undefined}>{`${Math.round(confidence * 100)}%`}</span>
        )}
      </td>
      <td className="reason">
        <Reason {...props} />
      </td>
      <AccountAmounts opening={opening} closing={closing} movement={movement} />
    </tr>
  );
});

type ReasonProps = Pick<Props, "account" | "isStale" | "isBusy" | "onConfirm" | "onOpenTraits">;

/** Why it has its role, and what else is known of it; with the way to confirm a role that waits for it. */
function Reason({ account, isStale, isBusy, onConfirm, onOpenTraits }: ReasonProps) {
  const isSample = useIsSample();
  const { role, reason } = account;
  const words =
    isStale && role !== null ? (
      <div className="line asked">Given for an earlier file</div>
    ) : (
      <div className="line" title={reason}>
        <TraitsButton account={account} onOpen={onOpenTraits} /> {reason}
      </div>
    );
  if (isSample || !waitsForWord(account, isStale)) return words;
  return (
    <ConfirmRole account={account} isBusy={isBusy} onConfirm={onConfirm}>
      {words}
    </ConfirmRole>
  );
}
