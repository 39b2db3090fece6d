import type { AccountSummary } from "@tieout/core";
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { type RoleChoice, saidOf } from "../../../lib/project/RoleChoice.ts";
import { useIsSample } from "../../../lib/project/useIsSample.ts";
import { useMapAccounts } from "../../../lib/project/useMapAccounts.ts";
import { staleAccountsQuery } from "../../../lib/queries/accountsQuery.ts";
import { useSlicedQuery } from "../../../lib/queries/useSlicedQuery.ts";
import { type AccountView, accountsOfView, wholeView } from "./accountView.ts";
import type { ChooseRole } from "./ChooseRole.ts";
import { type ConfirmRoles, confirmedChoices } from "./confirmRoles.ts";
import { useChosenAccounts } from "./useChosenAccounts.ts";

/** An account that somebody asked to see, or those of a filter, each time anew. */
export type WantedAccount = { code: string } | Pick<AccountView, "filter"> | null;

/** The statement of fewer accounts is made before anybody has read what a role would do to it. */
const LARGE = 1_000;

type SaveRoles = (choices: readonly RoleChoice[]) => Promise<boolean>;

/** The accounts that choices were made for, and the choices. */
type Sent = { of: readonly AccountSummary[]; choices: readonly RoleChoice[] };

/**
 * The accounts as they are looked at, those that are chosen among them, and what is done to both. Those
 * that are asked about stand first where somebody is led to them, in the order of the open points.
 */
export function useAccountsDesk(
  projectId: string,
  stored: readonly AccountSummary[],
  { wanted, asked }: { wanted: WantedAccount; asked: readonly string[] },
) {
  const stale = useStale(projectId);
  const isLarge = stored.length >= LARGE;
  const { save, undoLast, saving } = useMapAccounts(projectId, { isLarge });
  const [sent, setSent] = useState<Sent | null>(null);
  // Shown until the accounts themselves say so: what is read anew is drawn a little later.
  const sending = saving.length === 0 && sent?.of === stored ? sent.choices : saving;
  const accounts = useMemo(() => withRoles(stored, sending), [stored, sending]);
  const [view, setView] = useState(wholeView);
  useWanted(wanted, (view) => setView({ ...view, first: asked }));
  const looked = useDeferredValue(view);
  const shown = useMemo(() => accountsOfView(accounts, looked, stale), [accounts, looked, stale]);
  const chosen = useChosenAccounts(shown);
  const targets =
    chosen.codes.size > 0 ? accounts.filter(({ code }) => chosen.codes.has(code)) : shown;
  const given = useGiving(stored, stale, { save, saving, setSent, clear: chosen.clear });
  return {
    accounts,
    isLarge,
    stale,
    view,
    setView,
    shown,
    chosen,
    targets,
    saving,
    undoLast,
    ...given,
  };
}

type Saving = {
  save: SaveRoles;
  /** What is on its way. */
  saving: readonly RoleChoice[];
  setSent: (sent: Sent | null) => void;
  /** Lets go of the accounts that were chosen. */
  clear: () => void;
};

/** How accounts are given roles: one of them, many, or those that were proposed. */
function useGiving(
  stored: readonly AccountSummary[],
  stale: ReadonlySet<string>,
  { save, saving, setSent, clear }: Saving,
) {
  const isSample = useIsSample();
  const saveAll: SaveRoles = useCallback(
    async (choices) => {
      setSent({ of: stored, choices });
      const isSaved = await save(choices);
      if (isSaved) clear();
      else setSent(null);
      return isSaved;
    },
    [stored, save, setSent, clear],
  );
  const choose: ChooseRole = useCallback(
    (code, role) => {
      const account = stored.find((each) => each.code === code);
      return save([{ code, role, before: account ? saidOf(account) : null }]);
    },
    [stored, save],
  );
  const confirm: ConfirmRoles = useCallback(
    (asked) => {
      const isOnItsWay = ({ code }: RoleChoice) => saving.some((each) => each.code === code);
      // A key that is pressed twice confirms once
      const choices = isSample
        ? []
        : confirmedChoices(asked, stale).filter((choice) => !isOnItsWay(choice));
      if (choices.length > 0) void (asked.length > 1 ? saveAll(choices) : save(choices));
    },
    [isSample, stale, saving, saveAll, save],
  );
  return { saveAll, choose, confirm };
}

/** Leads to the accounts that were asked for; their order is what it is then, however the next roles change it. */
function useWanted(wanted: WantedAccount, onWanted: (view: AccountView) => void): void {
  const show = useEffectEvent(onWanted);
  useEffect(() => {
    if (wanted === null) return;
    show("code" in wanted ? { ...wholeView, search: wanted.code } : { ...wholeView, ...wanted });
    const panel = document.getElementById("accounts");
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  }, [wanted]);
}

/** The codes of accounts whose role was given for a file that has been replaced. */
function useStale(projectId: string): ReadonlySet<string> {
  const { data: waiting = nobody } = useSlicedQuery(staleAccountsQuery(projectId));
  return useMemo(() => new Set(waiting.map(({ code }) => code)), [waiting]);
}

const nobody: { code: string }[] = [];

/** What is being saved is shown at once; what it does to the rest comes with the new statement. */
function withRoles(
  accounts: readonly AccountSummary[],
  saving: readonly RoleChoice[],
): readonly AccountSummary[] {
  // A single role is shown by its own field, which also takes it back where it cannot be saved.
  if (saving.length < 2) return accounts;
  const roles = new Map(saving.map(({ code, role }) => [code, role]));
  return accounts.map((account) => {
    const role = roles.get(account.code);
    return role === undefined ? account : { ...account, role };
  });
}
