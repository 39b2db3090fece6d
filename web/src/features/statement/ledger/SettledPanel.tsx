import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { AnsweredLine, AnsweredPoint, PointOutcome } from "@tieout/core";
import { AlertCircleIcon, CheckCircleIcon, HelpIcon } from "../../../components/icons.ts";
import { Panel } from "../../../components/Panel.tsx";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import { wordedRowStyle, wordStyle } from "../wordedRowStyle.ts";

const looks = {
  settled: { word: "Settled", color: "success.main", Icon: CheckCircleIcon },
  verified: { word: "Verified", color: "success.main", Icon: CheckCircleIcon },
  in_review: { word: "To review", color: "warning.main", Icon: AlertCircleIcon },
  open: { word: "Open", color: "warning.main", Icon: HelpIcon },
} as const satisfies Record<PointOutcome, object>;

type Props = {
  points: readonly AnsweredPoint[];
  currency: string;
  onOpen: (lineId: string) => void;
};

/** The points that balances leave open, each with what the entries of the general ledger say to it. */
export function SettledPanel({ points, currency, onOpen }: Props) {
  return (
    <Panel title="What the ledger settled" description={summaryOf(points)}>
      <Box component="ul" aria-label="What the ledger settled" sx={{ m: 0, p: 0 }}>
        {points.map((point) => (
          <Point
            key={`${point.outcome} ${point.question}`}
            point={point}
            currency={currency}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Panel>
  );
}

function Point({ point, currency, onOpen }: Omit<Props, "points"> & { point: AnsweredPoint }) {
  const { lines, question, outcome } = point;
  const { word, color, Icon } = looks[outcome];
  return (
    <Box component="li" sx={wordedRowStyle}>
      <Box sx={{ ...wordStyle, color }}>
        <Icon sx={{ fontSize: 18 }} aria-hidden />
        {word}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {lines.map((line) => (
          <Typography key={line.id} variant="h3">
            {line.isShown ? (
              <Link component="button" onClick={() => onOpen(line.id)} sx={linkStyle}>
                {line.lineItem}
              </Link>
            ) : (
              line.lineItem
            )}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {`Asked by balances alone: ${question}`}
        </Typography>
        {lines.map((line) => (
          <Typography key={line.id} variant="body2" sx={{ mt: 0.5 }}>
            {lines.length > 1 && `${line.lineItem}. `}
            {answerOf(line, outcome, currency)}
          </Typography>
        ))}
        {outcome === "in_review" &&
          leftOf(point).map((reason) => (
            <Typography key={reason} variant="body2" sx={{ mt: 0.5 }}>
              {`Still to be looked at: ${reason}`}
            </Typography>
          ))}
      </Box>
    </Box>
  );
}

/** What is still to be looked at; what an earlier line says leads there. */
function leftOf({ remaining, remainingAbove }: AnsweredPoint): string[] {
  const above = remainingAbove.map((line) => `“${line}”`).join(" and ");
  return above === "" ? [...remaining] : [...remaining, `what is asked of ${above} above.`];
}

/** What the line is now, by how many entries, and what it would have been. */
function answerOf(line: AnsweredLine, outcome: PointOutcome, currency: string): string {
  const { withLedger, alone, entryCount } = line;
  const [now, before] = [withLedger, alone].map((amount) => formatMoney(amount, currency));
  if (outcome === "open") return `The line is ${now}. The entries do not settle this point.`;
  const by = entryCount === 0 ? "no entry is on it" : `by ${countOf(entryCount)}`;
  return now === before
    ? `It is ${now}, as balances alone have it: ${by}.`
    : `It is ${now}, not ${before}: ${by}.`;
}

function countOf(count: number): string {
  return count === 1 ? "1 entry" : `${count.toLocaleString("en-GB")} entries`;
}

function summaryOf(points: readonly AnsweredPoint[]): string {
  if (points.length === 0) {
    return "Balances alone would have asked nothing here; what they would have said otherwise is under Before and after.";
  }
  const settled = points.filter(({ outcome }) => outcome === "settled").length;
  const left = points.length === 1 ? "1 point" : `${points.length} points`;
  return `Balances alone would have left ${left} open. The entries of the general ledger ${settlement(settled, points.length)}.`;
}

function settlement(settled: number, all: number): string {
  if (all === 1) return settled === 0 ? "do not settle it" : "settle it";
  if (settled === 0) return "settle none of them";
  return `settle ${settled === all ? "all" : settled} of them`;
}

const linkStyle = {
  minHeight: 24,
  font: "inherit",
  textAlign: "left",
  verticalAlign: "baseline",
} as const;
