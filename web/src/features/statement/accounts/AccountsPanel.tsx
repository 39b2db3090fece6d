import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  type AccountSummary,
  type ChartId,
  chartNames,
  type Method,
  separateThousands,
} from "@tieout/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { Hint } from "../../../components/Hint.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { useHint } from "../../../components/useHint.ts";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { AccountActions } from "./AccountActions.tsx";
import { AccountFilters } from "./AccountFilters.tsx";
import { AccountGrid } from "./AccountGrid.tsx";
import type { Shown } from "./RolesEffect.tsx";
import { RoleTools } from "./RoleTools.tsx";
import { SavingRoles } from "./SavingRoles.tsx";
import { TraitsDialog } from "./TraitsDialog.tsx";
import { useAccountsDesk, type WantedAccount } from "./useAccountsDesk.ts";

type Props = {
  projectId: string;
  accounts: readonly AccountSummary[];
  currency: string;
  method: Method;
  wanted: WantedAccount;
  /** The codes of those in doubt, that which most hangs on first. */
  asked: readonly string[];
  /** The national chart by whose numbers they were read; none where by name alone. */
  chart: ChartId | undefined;
};

/** Every account as the engine read it: what it was taken for, how sure, and why; worked like a spreadsheet. */
export function AccountsPanel({ accounts: stored, chart, ...props }: Props) {
  const { projectId, currency, method } = props;
  const desk = useAccountsDesk(projectId, stored, props);
  const { accounts, shown, chosen, saving, saveAll, undoLast } = desk;
  const [opened, setOpened] = useState<AccountSummary | null>(null);
  const isSample = useIsSample();
  const whose = { projectId, method, currency };
  return (
    <Box id="accounts" tabIndex={-1} className="no-print" onKeyDown={keysOf(undoLast)}>
      <Panel
        title="Accounts"
        description={`${separateThousands(String(accounts.length))} accounts with the role each was given. A role you change is remembered.${readBy(chart)}`}
        actions={
          <AccountActions
            accounts={accounts}
            undoLast={undoLast}
            isBusy={saving.length > 0}
            saveAll={saveAll}
            found={shown}
            shown={whose}
          />
        }
      >
        {!isSample && <ManyAtOnce isDone={chosen.codes.size > 1} />}
        <FindAndSet desk={desk} whose={whose} />
        {desk.isLarge && saving.length > 0 && <SavingRoles choices={saving} shown={whose} />}
        <FoundAccounts desk={desk} onOpenTraits={setOpened} />
      </Panel>
      {opened && (
        <TraitsDialog
          key={opened.code}
          projectId={projectId}
          account={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

type DeskProps = { desk: ReturnType<typeof useAccountsDesk>; whose: Shown };

/** Which accounts are looked for, and the role that all of them are given. */
function FindAndSet({ desk, whose }: DeskProps) {
  const { shown, chosen, view, setView, saving, targets, saveAll } = desk;
  // Whoever works by searching types the next word at once: the last one is chosen with the focus
  const isSample = useIsSample();
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <AccountFilters
        view={view}
        setView={setView}
        found={foundText(shown.length, chosen.codes.size)}
        searchRef={search}
      />
      {!isSample && (
        <RoleTools
          isBusy={saving.length > 0}
          targets={targets}
          isChosen={chosen.codes.size > 0}
          onSave={saveAll}
          onSaved={() => view.search !== "" && search.current?.focus()}
          shown={whose}
        />
      )}
    </>
  );
}

/** How many accounts are given a role at once, until somebody has chosen several. */
function ManyAtOnce({ isDone }: { isDone: boolean }) {
  const hint = useHint("accounts", isDone);
  return (
    <Hint
      hint={hint}
      text="Choose many rows and give all of them a role at once; Undo takes it back. A list of codes and roles can be pasted or uploaded."
      keys="In a row, C confirms its role or those of all chosen rows; Shift chooses all rows between two, Ctrl Z undoes."
    />
  );
}

type FoundProps = {
  desk: ReturnType<typeof useAccountsDesk>;
  onOpenTraits: (account: AccountSummary) => void;
};

/** The accounts that the filters leave, in the order chosen. */
function FoundAccounts({ desk, onOpenTraits }: FoundProps) {
  const { accounts, shown, chosen, view, setView, saving } = desk;
  return (
    <>
      <AccountGrid
        shown={shown}
        accounts={accounts}
        chosen={chosen}
        stale={desk.stale}
        sort={view.sort}
        onSort={(sort) => setView({ ...view, sort })}
        busyCode={saving.length === 1 ? (saving[0]?.code ?? null) : null}
        onChoose={desk.choose}
        onConfirm={desk.confirm}
        onOpenTraits={onOpenTraits}
      />
      {shown.length === 0 && <Typography>No such account.</Typography>}
    </>
  );
}

/** Ctrl Z takes the last change back; the arrow down leads from the panel, and from its search, to the rows. */
function keysOf(undoLast: (() => void) | null) {
  return (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" && isBeforeRows(event)) {
      event.preventDefault();
      return event.currentTarget.querySelector<HTMLElement>("[data-row]")?.focus();
    }
    const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !undoLast || isTyping(event.target)) return;
    event.preventDefault();
    undoLast();
  };
}

function isBeforeRows({ target, currentTarget }: KeyboardEvent): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  return isSearch || target === currentTarget;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== "checkbox";
}

function foundText(found: number, chosen: number): string {
  const all = `${separateThousands(String(found))} found`;
  return chosen === 0 ? all : `${all}, ${separateThousands(String(chosen))} chosen`;
}

function readBy(chart: ChartId | undefined): string {
  if (chart === undefined) return "";
  return ` They are read by their numbers in the ${chartNames[chart]}; another chart can be chosen in the project settings.`;
}
