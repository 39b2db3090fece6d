import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CashFlow } from "@tieout/contract";
import { type Check, type CheckStatus, listOpenPoints } from "@tieout/core";
import type { ReactNode } from "react";
import {
  AlertCircleIcon,
  CheckCircleIcon,
  CloseCircleIcon,
  HelpIcon,
  MinusIcon,
} from "../../components/icons.ts";
import { Panel } from "../../components/Panel.tsx";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { countChecks } from "../../statement/countChecks.ts";
import { PointAction } from "../../statement/points/PointAction.tsx";
import { resolvePoint } from "../../statement/points/resolvePoint.ts";
import { VerificationNote } from "../../statement/points/VerificationNote.tsx";
import { wordedRowStyle, wordStyle } from "./wordedRowStyle.ts";

const looks = {
  failed: { word: "Failed", color: "error.main", Icon: CloseCircleIcon },
  review: { word: "Review", color: "warning.main", Icon: AlertCircleIcon },
  confirmed: { word: "Confirmed", color: "success.main", Icon: CheckCircleIcon },
  passed: { word: "Passed", color: "success.main", Icon: CheckCircleIcon },
  not_tested: { word: "Not tested", color: "warning.main", Icon: HelpIcon },
  not_applicable: { word: "Not applicable", color: "text.secondary", Icon: MinusIcon },
} as const satisfies Record<CheckStatus, object>;

const order: readonly CheckStatus[] = [
  "failed",
  "review",
  "not_tested",
  "confirmed",
  "passed",
  "not_applicable",
];

type Props = { projectId: string; cashFlow: CashFlow };

/** Every check the statement went through, what failed first. */
export function ChecksPanel({ projectId, cashFlow }: Props) {
  const { checks, currency, entity } = cashFlow;
  const sorted = [...checks].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <Box id="checks" tabIndex={-1}>
      <Panel title="Checks" description={countChecks(checks)}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {sorted.map((check) => (
            <CheckRow key={check.id} check={check} currency={currency}>
              {entity === null && (
                <CheckAction projectId={projectId} cashFlow={cashFlow} check={check} />
              )}
            </CheckRow>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

type RowProps = { check: Check; currency: string; children: ReactNode };

function CheckRow({ check, currency, children }: RowProps) {
  const { word, color, Icon } = looks[check.status];
  return (
    <Box component="li" id={`check-${check.id}`} tabIndex={-1} sx={rowStyle}>
      <Box sx={{ ...wordStyle, color }}>
        <Icon sx={{ fontSize: 18 }} aria-hidden />
        {word}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3">{check.title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {check.explanation}
        </Typography>
        {check.verification && <VerificationNote word={check.verification} />}
        {children}
      </Box>
      <Box sx={{ textAlign: { sm: "right" } }}>
        {check.figure !== null && (
          <Box className="money" sx={{ fontWeight: 620 }}>
            {formatMoney(check.figure, currency, "exactly")}
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          {check.paragraph}
        </Typography>
      </Box>
    </Box>
  );
}

/** What resolves a check that asks: the actions of its lines in review, else a person's word. */
function CheckAction({ projectId, cashFlow, check }: Props & { check: Check }) {
  if (check.status !== "review") return null;
  const points = listOpenPoints(cashFlow).filter((point) =>
    point.kind === "line"
      ? [point, ...point.alike].some(({ concept }) => check.concepts?.includes(concept))
      : point.id === check.id,
  );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
      {points.map((point) => (
        <PointAction
          key={point.id}
          projectId={projectId}
          point={point}
          resolution={resolvePoint(point, cashFlow)}
        />
      ))}
    </Box>
  );
}

const rowStyle = {
  ...wordedRowStyle,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "132px minmax(0, 1fr) 150px" },
} as const;
