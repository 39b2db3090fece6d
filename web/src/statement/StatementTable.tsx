import Box from "@mui/material/Box";
import { type KeyboardEvent, useState } from "react";
import { TableFrame } from "../components/TableFrame.tsx";
import { currencySign } from "../lib/format/formatAmount.ts";
import { type Figure, FigureSwitch } from "./FigureSwitch.tsx";
import { groupLines } from "./groupLines.ts";
import type { ShownLine } from "./ShownLine.ts";
import { StatementRow } from "./StatementRow.tsx";
import { statementStyle } from "./statementStyle.ts";

type Props = {
  caption: string;
  lines: readonly ShownLine[];
  currency: string;
  hasComparatives: boolean;
  /** What heads the amounts where there is one column of them. */
  amountHeading?: string;
  /** Opens where a line comes from; without it the rows are still. */
  onOpen?: (lineId: string) => void;
};

/** A statement of cash flows as accountants set it. */
export function StatementTable(props: Props) {
  const { caption, lines, currency, hasComparatives, onOpen } = props;
  const figures = figuresOf(props);
  const columnCount = figures.length + 2;
  const [figure, setFigure] = useState<Figure>("current");
  return (
    <TableFrame label={caption} canCopy={onOpen !== undefined}>
      {hasComparatives && <FigureSwitch figure={figure} onChange={setFigure} />}
      <Box
        component="table"
        aria-label={caption}
        data-figure={figure}
        sx={statementStyle}
        onKeyDown={walkLines}
      >
        <StatementHead {...props} />
        {groupLines(lines).map(({ category, heading, lines: own }) => (
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
                currency={currency}
                figures={figures}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </Box>
    </TableFrame>
  );
}

/** The statement a user works on has a column of the prior year, blank until one is supplied; a preview has one column. */
function figuresOf({ hasComparatives, amountHeading, onOpen }: Props): readonly Figure[] {
  if (hasComparatives && !amountHeading) return ["current", "prior", "variance"];
  return onOpen ? ["current", "prior"] : ["current"];
}

const HEADINGS = {
  current: "Current Year",
  prior: "Prior Year",
  variance: "Variance",
} as const satisfies Record<Figure, string>;

/** Arrows go from a line to the one above or beneath it. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button.open")];
  const at = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
  if (at < 0) return;
  event.preventDefault();
  lines[at + step]?.focus();
}

function StatementHead(props: Props) {
  const { currency, amountHeading } = props;
  return (
    <thead>
      <tr>
        <th scope="col" className="label">
          Description
        </th>
        {figuresOf(props).map((figure) => (
          <th scope="col" className={`amount ${figure}`} key={figure}>
            {amountHeading ?? HEADINGS[figure]}
            {!amountHeading && <span className="unit">{currencySign(currency)}</span>}
          </th>
        ))}
        <th scope="col" className="status">
          Status
        </th>
      </tr>
    </thead>
  );
}
