import { currencySign } from "../lib/format/formatAmount.ts";
import type { Figure } from "./FigureSwitch.tsx";

const HEADINGS = {
  current: "Current Year",
  prior: "Prior Year",
  variance: "Variance",
} as const satisfies Record<Figure, string>;

type Props = {
  figures: readonly Figure[];
  currency: string;
  hasNotes: boolean;
  /** What heads the amounts where there is one column of them. */
  amountHeading: string | undefined;
};

/** The headings of a statement's columns. */
export function StatementHead({ figures, currency, hasNotes, amountHeading }: Props) {
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
