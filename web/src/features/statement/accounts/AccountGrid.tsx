import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type AccountSummary, accountColumns } from "@tieout/core";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { onPhone, onTouch } from "../../../lib/theme/media.ts";
import { AccountRow } from "./AccountRow.tsx";
import type { AccountView } from "./accountView.ts";
import { amountRoomOf } from "./amountRoom.ts";
import type { ChooseRole } from "./ChooseRole.ts";
import type { ConfirmRoles } from "./confirmRoles.ts";
import { footingOf } from "./footing.ts";
import { GridFooting } from "./GridFooting.tsx";
import { GridHead } from "./GridHead.tsx";
import { gridStyle, onNarrowDesk, rowHeights, stickyHeight } from "./gridStyle.ts";
import type { ChosenAccounts } from "./useChosenAccounts.ts";
import { usePlaceKept } from "./usePlaceKept.ts";

type Props = {
  /** The accounts that are shown, in their order; and all there are, which the footing adds up. */
  shown: readonly AccountSummary[];
  accounts: readonly AccountSummary[];
  /** The codes of accounts whose role was given for a file that has been replaced. */
  stale: ReadonlySet<string>;
  chosen: ChosenAccounts;
  sort: AccountView["sort"];
  onSort: (sort: AccountView["sort"]) => void;
  busyCode: string | null;
  onChoose: ChooseRole;
  onConfirm: ConfirmRoles;
  onOpenTraits: (account: AccountSummary) => void;
};

/**
 * Accounts with role, confidence, reason and balances; amounts are debit-positive. Only the rows in
 * sight are on the page: twenty thousand scroll like twenty.
 */
export function AccountGrid(props: Props) {
  const { shown, accounts, stale, chosen, busyCode, onChoose, onConfirm, onOpenTraits } = props;
  const { footing, sx, className } = useFooting(accounts);
  const footingHeight = footing.length * stickyHeight;
  const frame = useRef<HTMLDivElement>(null);
  const { height, items, above, below, scrollToIndex } = useRowsInSight(
    frame,
    shown.length,
    footingHeight,
  );
  const onKeyDown = useGridKeys({ frame, shown, chosen, scrollToIndex, onConfirm });
  const style = { scrollPaddingBottom: footingHeight };
  const keyboard = { ...usePlaceKept(frame, shown), onKeyDown, style };
  const areNumbered = useMemo(() => accounts.some(hasNumber), [accounts]);
  return (
    // Keys that are pressed in a row move to other rows; what is in a row is reached by Tab.
    <Box ref={frame} sx={[gridStyle, sx]} className={className} {...keyboard}>
      <table
        aria-label="Accounts"
        aria-rowcount={shown.length + 1}
        className={areNumbered ? "" : "without-numbers"}
      >
        <GridHead {...props} />
        <tbody>
          {above > 0 && <Space height={above} />}
          {items.map(({ index }) => {
            const account = shown[index];
            return (
              account && (
                <AccountRow
                  key={account.code}
                  account={account}
                  index={index}
                  height={height}
                  onChoose={onChoose}
                  onConfirm={onConfirm}
                  onOpenTraits={onOpenTraits}
                  isStale={stale.has(account.code)}
                  isBusy={busyCode === account.code}
                  isChosen={chosen.codes.has(account.code)}
                  onToggle={chosen.toggle}
                />
              )
            );
          })}
          {below > 0 && <Space height={below} />}
        </tbody>
        <GridFooting rows={footing} />
      </table>
    </Box>
  );
}

/** Amounts of hundreds of millions still fit a column of the usual width. */
const USUAL_ROOM = 12;

/** What the accounts come to, and the room that the longest amount among both takes. */
function useFooting(accounts: readonly AccountSummary[]) {
  return useMemo(() => {
    const footing = footingOf(accounts);
    const room = amountRoomOf([...accounts, ...footing]);
    const className = room > USUAL_ROOM ? "with-long-amounts" : "";
    return { footing, sx: { "--amount-room": room }, className };
  }, [accounts]);
}

/** The rows that are drawn, and how high what is above and below them is. */
function useRowsInSight(
  frame: React.RefObject<HTMLDivElement | null>,
  count: number,
  footingHeight: number,
) {
  const height = useRowHeight();
  const { getVirtualItems, getTotalSize, scrollToIndex, measure } = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 8,
    // The rows begin beneath the heading, and those at the end lie beneath the footing.
    scrollPaddingEnd: stickyHeight + footingHeight,
  });
  useEffect(() => {
    if (height > 0) measure();
  }, [height, measure]);
  const items = getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = getTotalSize() - (items.at(-1)?.end ?? 0);
  return { height, items, above, below, scrollToIndex };
}

function useRowHeight(): number {
  const isPhone = useMediaQuery(onPhone);
  const isTouch = useMediaQuery(onTouch);
  const isNarrow = useMediaQuery(onNarrowDesk);
  if (isPhone) return rowHeights.phone;
  return isTouch || isNarrow ? rowHeights.tall : rowHeights.desk;
}

function hasNumber({ code, name }: AccountSummary): boolean {
  return accountColumns(code, name).number !== "";
}

/** The room of the rows that are out of sight: one cell, as more would take width where a column is hidden. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }} className="space">
      <td />
    </tr>
  );
}

type Keys = Pick<Props, "shown" | "chosen" | "onConfirm"> & {
  frame: React.RefObject<HTMLDivElement | null>;
  scrollToIndex: (index: number) => void;
};

/** Arrows walk the boxes of the rows, with Shift choosing on the way; Home and End; Enter goes to the role, C confirms it. */
function useGridKeys({ frame, shown, chosen, scrollToIndex, onConfirm }: Keys) {
  const wanted = useRef<number | null>(null);
  const focusRow = useCallback(
    (index: number) => frame.current?.querySelector<HTMLInputElement>(`[data-row="${index}"]`),
    [frame],
  );
  // The row that is walked to may have to be drawn first.
  useEffect(() => {
    if (wanted.current === null) return;
    const box = focusRow(wanted.current);
    if (!box) return;
    wanted.current = null;
    box.focus({ preventScroll: true });
  });
  /** The accounts that are chosen, where this row is one of them; else its own. */
  const meant = (at: number) =>
    chosen.codes.has(shown[at]?.code ?? "")
      ? shown.filter(({ code }) => chosen.codes.has(code))
      : shown.slice(at, at + 1);
  const isProposed = (at: number) => (shown[at]?.role ?? null) !== null;
  return (event: KeyboardEvent) => {
    const at = rowOf(event);
    if (at === null) return;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (event.key === "a" && isWithControl) {
      event.preventDefault();
      return chosen.toggleAll();
    }
    const isConfirmed = event.key.toLowerCase() === "c" && !isWithControl;
    if (isConfirmed && isProposed(at)) return onConfirm(meant(at));
    if (isConfirmed || event.key === "Enter") return roleOf(event)?.focus();
    const next = nextRow(event.key, at, shown.length);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey && !chosen.codes.size) chosen.toggle(at, false);
    if (event.shiftKey) chosen.toggle(next, true);
    scrollToIndex(next);
    const box = focusRow(next);
    if (box) box.focus({ preventScroll: true });
    else wanted.current = next;
  };
}

function rowOf({ target }: KeyboardEvent): number | null {
  const row = target instanceof HTMLInputElement ? target.dataset.row : undefined;
  return row === undefined ? null : Number(row);
}

function roleOf({ target }: KeyboardEvent): HTMLSelectElement | null | undefined {
  return target instanceof HTMLInputElement
    ? target.closest("tr")?.querySelector<HTMLSelectElement>("select")
    : null;
}

function nextRow(key: string, at: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 20,
    PageUp: at - 20,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? null : Math.min(Math.max(place, 0), count - 1);
}
