import type { CashFlow } from "@tieout/contract";
import {
  type Method,
  minorOf,
  type PresentationUnit,
  statusLabel,
  unitInWords,
} from "@tieout/core";
import { Panel } from "../../../components/Panel.tsx";
import { useWidth } from "../../../components/useWidth.ts";
import { VisuallyHidden } from "../../../components/VisuallyHidden.tsx";
import { formatAmount } from "../../../lib/format/formatAmount.ts";
import { stepsOfTotals, totalsShown } from "./stepsOfTotals.ts";
import { WaterfallChart } from "./WaterfallChart.tsx";
import { WaterfallRows } from "./WaterfallRows.tsx";

const narrowPx = 560;
const REVIEW = `in ${statusLabel({ status: "review" }).toLowerCase()}`;

type Props = {
  statement: NonNullable<CashFlow["statements"]>[Method];
  currency: string;
  /** What the statement is shown in. */
  unit: PresentationUnit;
};

/** How opening cash became closing cash: a chart, and a table for screen readers. */
export function WaterfallPanel({ statement, currency, unit }: Props) {
  const [frame, width] = useWidth();
  const steps = stepsOfTotals(totalsShown(statement, unit), statement.lines);
  const isEmpty = steps.every(({ amount }) => minorOf(amount) === 0n);
  const inWords = unitInWords(currency, unit);
  return (
    <Panel
      title="From opening to closing cash"
      {...(unit !== "units" && { description: `Amounts in ${inWords}.` })}
    >
      {isEmpty && "Every total is nil: there is nothing to draw."}
      <div ref={frame} aria-hidden="true">
        {!isEmpty && width >= narrowPx && <WaterfallChart steps={steps} width={width} />}
        {!isEmpty && width > 0 && width < narrowPx && <WaterfallRows steps={steps} />}
      </div>
      <VisuallyHidden>
        <table>
          <caption>From opening to closing cash</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Amount in {inWords}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ label, amount, isInReview }) => (
              <tr key={label}>
                <th scope="row">{isInReview ? `${label}, ${REVIEW}` : label}</th>
                <td>{formatAmount(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Panel>
  );
}
