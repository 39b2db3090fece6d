import type { PresentationUnit } from "@tieout/core";
import { currencySign } from "../lib/format/formatAmount.ts";
import type { Figure } from "./FigureSwitch.tsx";

const HEADINGS = {
  year: { current: "Current Year", prior: "Prior Year", variance: "Variance" },
  period: { current: "Current Period", prior: "Prior Period", variance: "Variance" },
} as const satisfies Record<"year" | "period", Record<Figure, string>>;

/** As accountants head a column: £'000, £m. */
const marks = { units: "", thousands: "'000", millions: "m" } as const satisfies Record<
  PresentationUnit,
  string
>;

type Props = {
  figures: readonly Figure[];
  /** What the columns are of. */
  span: "year" | "period";
  currency: string;
  unit: PresentationUnit;
  hasNotes: boolean;
  /** What heads the amounts where there is one column of them. */
  amountHeading: string | undefined;
};

/** The headings of a statement's columns. */
export function StatementHead({ figures, span, currency, unit, hasNotes, amountHeading }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" className="label">
          Description
        </th>
        {hasNotes && (
          <th scope="col" className="note">
            Note
          </th>
        )}
        {figures.map((figure) => (
          <th scope="col" className={`amount ${figure}`} key={figure}>
            {amountHeading ?? HEADINGS[span][figure]}
            {!amountHeading && (
              // The space is read out and copied with the words.
              <span className="unit">{` ${currencySign(currency)}${marks[unit]}`}</span>
            )}
          </th>
        ))}
        <th scope="col" className="status">
          Status
        </th>
      </tr>
    </thead>
  );
}
