import Box from "@mui/material/Box";
import { type PresentationUnit, presentStatement } from "@tieout/core";
import { memo, useState } from "react";
import { AmountText } from "../components/AmountText.tsx";
import { TableFrame } from "../components/TableFrame.tsx";
import { readAmount } from "../lib/format/readAmount.ts";
import { subtractAmounts } from "../lib/format/subtractAmounts.ts";
import { type Figure, FigureSwitch } from "./FigureSwitch.tsx";
import { groupLines } from "./groupLines.ts";
import { linesOfThisYear } from "./linesOfThisYear.ts";
import type { ShownLine } from "./ShownLine.ts";
import { StatementHead } from "./StatementHead.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { statementStyle } from "./statementStyle.ts";
import { walkLines } from "./walkLines.ts";

type Props = {
  caption: string;
  lines: readonly ShownLine[];
  currency: string;
  hasComparatives: boolean;
  /** The numbers of the notes that explain each concept; without them there is no column of notes. */
  notes?: ReadonlyMap<string, readonly number[]>;
  /** What the amounts are shown in; the currency as it is unless said otherwise. */
  unit?: PresentationUnit;
  /** What the columns are of; a year unless said otherwise. */
  span?: "year" | "period";
  /** What heads the amounts where there is one column of them. */
  amountHeading?: string;
  /** Opens where a line comes from; without it the rows are still. */
  onOpen?: (lineId: string) => void;
};

/** A statement of cash flows as accountants set it; drawn again only when something of it has changed. */
export const StatementTable = memo(function StatementTable(props: Props) {
  const {
    caption,
    currency,
    hasComparatives,
    notes,
    onOpen,
    unit = "units",
    span = "year",
  } = props;
  const figures = figuresOf(props);
  const columnCount = figures.length + (notes ? 3 : 2);
  const [figure, setFigure] = useState<Figure>("current");
  return (
    <TableFrame label={caption} canCopy={onOpen !== undefined}>
      {hasComparatives && <FigureSwitch figure={figure} span={span} onChange={setFigure} />}
      <Box
        component="table"
        aria-label={caption}
        data-figure={figure}
        sx={statementStyle}
        onKeyDown={walkLines}
      >
        <StatementHead
          figures={figures}
          span={span}
          currency={currency}
          unit={unit}
          hasNotes={notes !== undefined}
          amountHeading={props.amountHeading}
        />
        {groupsOf(props).map(({ category, heading, lines: own }) => (
          <tbody key={category} className={category}>
            {heading && (
              <tr className="category">
                <th scope="rowgroup" colSpan={columnCount} className="label">
                  {heading}
                </th>
              </tr>
            )}
            {own.map((line) => (
              <StatementRow
                key={line.id}
                line={line}
                figures={figures}
                notes={notes && (notes.get(line.concept) ?? [])}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </Box>
    </TableFrame>
  );
});

function groupsOf({ lines, hasComparatives, unit = "units" }: Props) {
  return groupLines(presentStatement(hasComparatives ? lines : linesOfThisYear(lines), unit));
}

/** A column of the prior year stands where one was supplied, with what changed; a preview has one column. */
function figuresOf({ hasComparatives, amountHeading }: Props): readonly Figure[] {
  return hasComparatives && !amountHeading ? ["current", "prior", "variance"] : ["current"];
}

type RowProps = {
  line: ShownLine;
  figures: readonly Figure[];
  /** Left out where the table has no column of notes. */
  notes: readonly number[] | undefined;
  onOpen: ((lineId: string) => void) | undefined;
};

/** One line: label left, amounts right, and the way to where its number comes from. */
function StatementRow({ line, figures, notes, onOpen }: RowProps) {
  const { currentYear } = line;
  const priorYear = line.isPriorYearKnown ? line.priorYear : null;
  const variance = priorYear === null ? null : subtractAmounts(currentYear, priorYear);
  const amounts = { current: currentYear, prior: priorYear, variance };
  // A zero has nothing to rely on, and a total is as good as the lines it adds up; what a question
  // may change is marked, zero and total too.
  const isSilent = line.isSubtotal || readAmount(currentYear).isZero;
  const isShown = line.status === "review" || !isSilent;
  return (
    <tr
      className={`${rowClass(line)}${onOpen ? " opens" : ""}`}
      data-concept={line.concept}
      // The button in the label is the keyboard's way; the row is only a larger target.
      onClick={onOpen && (() => onOpen(line.id))}
    >
      <th scope="row" className="label">
        {onOpen ? (
          <button type="button" className="open" aria-haspopup="dialog">
            {line.lineItem}
          </button>
        ) : (
          line.lineItem
        )}
      </th>
      {notes && <NoteCell numbers={notes} />}
      {figures.map((name) => (
        <AmountCell key={name} name={name} amount={amounts[name]} />
      ))}
      <td className="status">{isShown && <StatusBadge line={line} />}</td>
    </tr>
  );
}

/** Where the notes beneath the statement explain a line. */
function NoteCell({ numbers }: { numbers: readonly number[] }) {
  return (
    <td className="note">
      {numbers.map((number) => (
        <a
          key={number}
          href={`#note-${number}`}
          aria-label={`Note ${number}`}
          // The row opens where its amount comes from; the link leads to the note alone.
          onClick={(event) => event.stopPropagation()}
        >
          {number}
        </a>
      ))}
    </td>
  );
}

type CellProps = {
  name: Figure;
  /** Null where it is not known: shown as a blank, not as zero. */
  amount: string | null;
};

function AmountCell({ name, amount }: CellProps) {
  return (
    <td className={`amount ${name}`}>
      {amount !== null && (
        <span className="figure">
          <AmountText amount={amount} />
        </span>
      )}
    </td>
  );
}

function rowClass({ concept, isSubtotal, category }: ShownLine): string {
  if (concept === "cash_at_end") return "subtotal ruled closing";
  if (concept === "cash_at_beginning") return "balance";
  if (isSubtotal) return "subtotal ruled";
  return category === "reconciliation" ? "balance" : "line";
}
