import type { AccountSummary } from "@tieout/core";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { CopyButton } from "../../../components/CopyButton.tsx";
import type { RoleChoice } from "../../../lib/project/RoleChoice.ts";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { saveText } from "../../../lib/saveFile.ts";
import { copiedAccounts } from "./copiedAccounts.ts";
import type { Shown } from "./RolesEffect.tsx";
import { writeRoleList } from "./roleList.ts";

const RoleListDialog = lazy(async () => ({
  default: (await import("./RoleListDialog.tsx")).RoleListDialog,
}));

type Props = {
  accounts: readonly AccountSummary[];
  /** Those that are found, in their order: what is copied. */
  found: readonly AccountSummary[];
  undoLast: (() => void) | null;
  isBusy: boolean;
  saveAll: (choices: readonly RoleChoice[]) => Promise<boolean>;
  shown: Shown;
};

/** What is done to all accounts: the last change taken back, roles from a list, and the list itself. */
export function AccountActions({ accounts, found, undoLast, isBusy, saveAll, shown }: Props) {
  const isSample = useIsSample();
  const [isListOpen, setListOpen] = useState(false);
  return (
    <>
      {!isSample && (
        <>
          <Button color="inherit" disabled={!undoLast} onClick={() => undoLast?.()}>
            Undo
          </Button>
          <Button color="inherit" onClick={() => setListOpen(true)}>
            Roles from a list
          </Button>
        </>
      )}
      <Button
        color="inherit"
        onClick={() => saveText("mapping.csv", writeRoleList(accounts), "text/csv")}
      >
        Download mapping
      </Button>
      <CopyButton label="Copy table" name="Accounts" cells={() => copiedAccounts(found)} />
      {isListOpen && (
        <Suspense>
          <RoleListDialog
            accounts={accounts}
            isBusy={isBusy}
            shown={shown}
            onSave={saveAll}
            onClose={() => setListOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
