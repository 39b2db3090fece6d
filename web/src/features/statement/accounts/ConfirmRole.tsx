import { type AccountSummary, accountLabel } from "@tieout/core";
import type { ReactNode } from "react";
import { Button } from "../../../components/Button.tsx";
import type { ConfirmRoles } from "./confirmRoles.ts";

type Props = {
  account: AccountSummary;
  isBusy: boolean;
  onConfirm: ConfirmRoles;
  /** Why it is asked about. */
  children: ReactNode;
};

/** Asks for a role that nobody is sure of, or whose file was replaced after it was given; it counts all the same. */
export function ConfirmRole({ account, isBusy, onConfirm, children }: Props) {
  return (
    <div className="to-confirm">
      {children}
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        title="Confirm the role (C)"
        aria-keyshortcuts="c"
        aria-label={`Confirm role of ${accountLabel(account.code, account.name)}`}
        onClick={() => onConfirm([account])}
      >
        Confirm
      </Button>
    </div>
  );
}
