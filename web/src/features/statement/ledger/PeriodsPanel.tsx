import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { CashFlow } from "@tieout/contract";
import {
  type Method,
  type PeriodLength,
  type PeriodRow,
  type PresentationUnit,
  presentPeriods,
  printDay,
  tabulatePeriods,
  unitInWords,
} from "@tieout/core";
import { useState } from "react";
import { AmountText } from "../../../components/AmountText.tsx";
import { Panel } from "../../../components/Panel.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";
import { formatAmount } from "../../../lib/format/formatAmount.ts";
import { formatMonths } from "../../../lib/format/formatTime.ts";
import type { Column } from "../../../lib/queries/ledgerEntriesQuery.ts";
import { openingRowStyle } from "../../../statement/openingRowStyle.ts";
import { StatusBadge } from "../../../statement/StatusBadge.tsx";
import type { OpenLine } from "../OpenLine.ts";
import { columnTableStyle } from "./columnTableStyle.ts";
import { columnWords } from "./columnWords.ts";
import { walkFigures } from "./walkFigures.ts";

const lengths = { month: "Months", quarter: "Quarters", half: "Halves" } as const satisfies Record<
  PeriodLength,
  string
>;

type Props = {
  periods: NonNullable<CashFlow["periods"]>;
  lines: CashFlow["lines"];
  method: Method;
  currency: string;
  /** What the statement is shown in. */
  unit: PresentationUnit;
  /** Whether entries are not listed: those of one entity are not kept apart. */
  isOfOneEntity: boolean;
  /** Opens where a line of the statement comes from, in a column or in all of them. */
  onOpen: (line: OpenLine) => void;
};

/** The year in columns by the dates of the ledger's entries, with the year beside them. */
export function PeriodsPanel({
  periods,
  lines,
  method,
  currency,
  unit,
  isOfOneEntity,
  onOpen,
}: Props) {
  const [length, setLength] = useState<PeriodLength>("quarter");
  const exact = tabulatePeriods(periods, length, { method, lines });
  const { columns, rows, whole } = presentPeriods(exact, unit);
  const word = whole.toLowerCase();
  const inColumns = `${word} in ${lengths[length].toLowerCase()}`;
  const opened = new Set(lines.map(({ id }) => id));
  const label = `The ${inColumns}`;
  return (
    <Panel
      title={`The ${word} in columns`}
      description={
        unit === "units"
          ? `${BY_DATES}, and they add up to the ${word}. ${opensWhole(word)}`
          : `${BY_DATES}. Amounts in ${unitInWords(currency, unit)}: each column is rounded by itself and adds up. ${opensWhole(word)}`
      }
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns"
        value={length}
        onChange={(_event, chosen: PeriodLength | null) => chosen && setLength(chosen)}
      >
        {Object.entries(lengths).map(([value, name]) => (
          <ToggleButton key={value} value={value}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableFrame label={label} canCopy>
        <Box component="table" aria-label={label} sx={tableStyle} onKeyDown={walkFigures}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {columns.map(({ start, end }) => (
                <th scope="col" key={start} className="amount">
                  <PeriodHead start={start} end={end} />
                </th>
              ))}
              <th scope="col" className="amount">
                {whole}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PeriodLine
                key={row.id}
                row={row}
                columns={isOfOneEntity ? [] : columns}
                inColumns={inColumns}
                // What cancels within the year is no line of its statement
                onOpen={opened.has(row.id) ? onOpen : null}
              />
            ))}
          </tbody>
        </Box>
      </TableFrame>
    </Panel>
  );
}

/** The months of a column, or its days where they are no whole months. */
function PeriodHead({ start, end }: { start: string; end: string }) {
  const months = formatMonths(start, end);
  if (months !== null) return months;
  return (
    <>
      <span>{printDay(start)}</span>
      <span>{`to ${printDay(end)}`}</span>
    </>
  );
}

const BY_DATES =
  "By the dates of the entries. Each column leads from its own opening to its own closing cash";

const opensWhole = (word: string) =>
  `A figure opens what it comes from in its days, a line what it comes from in the whole ${word}.`;

type LineProps = {
  row: PeriodRow;
  columns: readonly Column[];
  /** "year in months": tells the line from the one of the statement. */
  inColumns: string;
  onOpen: Props["onOpen"] | null;
};

function PeriodLine({ row, columns, inColumns, onOpen }: LineProps) {
  const { id, lineItem, isSubtotal } = row;
  return (
    <tr
      className={`${isSubtotal ? "subtotal" : "line"}${onOpen ? " opens" : ""}`}
      // The button in the label is the keyboard's way; the row is only a larger target.
      onClick={onOpen ? () => onOpen({ id, column: null }) : undefined}
    >
      <th scope="row">
        {onOpen ? (
          <button
            type="button"
            className="open"
            aria-haspopup="dialog"
            aria-label={`${lineItem}, ${inColumns}`}
          >
            {lineItem}
          </button>
        ) : (
          lineItem
        )}
        {row.isInReview && <StatusBadge line={{ status: "review" }} />}
      </th>
      {row.amounts.map((amount, at) => (
        // A column has no other name than its place
        <td key={String(at)} className="amount">
          <Figure
            amount={amount}
            column={columns[at]}
            lineItem={lineItem}
            onOpen={onOpen && ((column) => onOpen({ id, column }))}
          />
        </td>
      ))}
      <td className="amount strong">
        <AmountText amount={row.year} />
      </td>
    </tr>
  );
}

type FigureProps = {
  amount: string;
  column: Column | undefined;
  lineItem: string;
  onOpen: ((column: Column) => void) | null;
};

/** The figure of a line in a column: it opens what it comes from, unless it is nothing. */
function Figure({ amount, column, lineItem, onOpen }: FigureProps) {
  const text = <AmountText amount={amount} />;
  if (!onOpen || !column || !/[1-9]/.test(amount)) return text;
  return (
    <button
      type="button"
      className="open"
      aria-haspopup="dialog"
      aria-label={`${lineItem}, ${columnWords(column)}: ${formatAmount(amount)}`}
      // Arrows lead here: a stop at every figure would be hundreds
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(column);
      }}
    >
      {text}
    </button>
  );
}

const tableStyle = { ...columnTableStyle, ...openingRowStyle } as const;
