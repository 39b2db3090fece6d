import Box from "@mui/material/Box";
import { useVirtualizer } from "@tanstack/react-virtual";
import { accountLabel } from "@tieout/core";
import { useEffect, useRef } from "react";
import { AmountText } from "../../../components/AmountText.tsx";
import { CopyButton } from "../../../components/CopyButton.tsx";
import { ColumnTableHead } from "./ColumnTableHead.tsx";
import { columnTableStyle } from "./columnTableStyle.ts";
import { copiedRolled, NOT_STATED, type RolledRow, rolledHeadings } from "./rolledRows.ts";

type Props = {
  rows: readonly RolledRow[];
  /** How many there are, with those that are still to be read. */
  count: number;
  /** Reads the rows that follow; null where none do. */
  onEnd: (() => void) | null;
  readAll: () => Promise<readonly RolledRow[]>;
};

const LABEL = "Roll-forward of the ledger";
const ROW_HEIGHT = 29;

/** Accounts with opening balance, entries, closing balance and difference, debit-positive; only the rows in sight are on the page. */
export function RollForwardTable({ rows, count, onEnd, readAll }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const drawn = getVirtualItems();
  const isEndDrawn = (drawn.at(-1)?.index ?? -1) === rows.length - 1;
  useEffect(() => {
    if (isEndDrawn) onEnd?.();
  }, [isEndDrawn, onEnd]);
  const above = drawn[0]?.start ?? 0;
  const below = getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      {/* What scrolls is reached by the keyboard */}
      <Box ref={frame} tabIndex={0} role="group" aria-label={LABEL} sx={frameStyle}>
        <Box component="table" aria-label={LABEL} aria-rowcount={count + 1} sx={columnTableStyle}>
          <ColumnTableHead label="Account" amounts={rolledHeadings} />
          <tbody>
            {above > 0 && <Space height={above} />}
            {drawn.map(({ index }) => {
              const row = rows[index];
              return (
                row && (
                  <tr
                    key={row.account}
                    ref={measureElement}
                    data-index={index}
                    aria-rowindex={index + 2}
                  >
                    <Cells row={row} />
                  </tr>
                )
              );
            })}
            {below > 0 && <Space height={below} />}
          </tbody>
        </Box>
      </Box>
      <Box className="no-print" sx={{ textAlign: "right", mt: 0.5 }}>
        <CopyButton
          label="Copy table"
          name={LABEL}
          cells={async () => copiedRolled(await readAll())}
        />
      </Box>
    </>
  );
}

function Cells({ row }: { row: RolledRow }) {
  return (
    <>
      <th scope="row">{accountLabel(row.account, row.accountName)}</th>
      {[row.opening, row.entries, row.closing].map((amount, at) => (
        // A column has no other name than its place
        <td key={String(at)} className="amount">
          <AmountText amount={amount} />
        </td>
      ))}
      <td className="amount strong">
        {row.isUnstated ? (
          <span className="unstated">{NOT_STATED}</span>
        ) : (
          <AmountText amount={row.difference} />
        )}
      </td>
    </>
  );
}

/** The room of the rows that are out of sight. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={1 + rolledHeadings.length} style={{ padding: 0, border: 0 }} />
    </tr>
  );
}

const frameStyle = {
  maxHeight: { xs: "70vh", sm: "min(72vh, 620px)" },
  overflow: "auto",
  mt: 1,
  "& table": { mt: 0 },
  "&& thead th": { position: "sticky", top: 0, zIndex: 1, bgcolor: "background.paper" },
  "&& thead th:first-of-type": { zIndex: 2 },
  "& .unstated": { color: "text.secondary", fontWeight: 400 },
} as const;
