import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { Link as RouterLink } from "react-router-dom";
import { AlertCircleIcon, CheckCircleIcon, WarningIcon } from "../components/icons.ts";
import { paths } from "../config/paths.ts";
import { formatMoney } from "../lib/format/formatAmount.ts";
import { OutOfDateMark } from "../project/OutOfDateMark.tsx";
import { countPoints } from "./points/countPoints.ts";

type Props = {
  cashAtEnd: string;
  currency: string;
  /** What proves closing cash, as its check has it: "agrees with the balance sheet". */
  proof: string;
  /** Why the statement is a draft; null where it ties out. */
  draftReason: string | null;
  /** How many points a person still has to resolve. */
  openPoints?: number;
  /** Whether what the statement was made from has changed since. */
  isOutOfDate?: boolean;
  /** Where the reason stands, when the statement does not tie. */
  whyPath?: string;
  /** Whether it is a picture of the product, where nothing can be opened. */
  isPicture?: boolean;
};

/** The first thing on the page: whether the statement ties out, if not why, and whether it is still the newest. */
export function TieOutBadge({ isOutOfDate = false, ...claim }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <ClaimBadge {...claim} isOutOfDate={isOutOfDate} />
      {isOutOfDate && <OutOfDateMark />}
    </Box>
  );
}

function ClaimBadge({
  cashAtEnd,
  currency,
  proof,
  draftReason,
  openPoints = 0,
  whyPath = "#checks",
  isPicture = false,
  isOutOfDate,
}: Props) {
  const claim = `Ties out · ${formatMoney(cashAtEnd, currency)} closing cash ${proof}`;
  if (draftReason === null && openPoints > 0) {
    const points = countPoints(openPoints);
    if (isPicture)
      return (
        <Box component="p" sx={{ ...badgeStyle, ...openStyle }}>
          <AlertCircleIcon fontSize="small" aria-hidden />
          <span>{`${claim} · ${points}`}</span>
        </Box>
      );
    return (
      <ButtonBase
        component={RouterLink}
        to={paths.adjustments}
        sx={{ ...badgeStyle, ...openStyle }}
      >
        <AlertCircleIcon fontSize="small" aria-hidden />
        <span>
          {`${claim} · `}
          <Box component="span" sx={underlined}>
            {points}
          </Box>
        </span>
      </ButtonBase>
    );
  }
  if (draftReason === null) {
    return (
      <Box component="p" sx={{ ...badgeStyle, ...(isOutOfDate ? quietStyle : soundStyle) }}>
        {isOutOfDate || <CheckCircleIcon fontSize="small" aria-hidden />}
        <span>{claim}</span>
      </Box>
    );
  }
  return (
    <ButtonBase
      component={RouterLink}
      to={whyPath}
      sx={{ ...badgeStyle, color: "error.main", bgcolor: "tint.error" }}
    >
      <WarningIcon fontSize="small" aria-hidden />
      <span>
        {`DRAFT: ${draftReason.replace(/\.$/, "")} · `}
        <Box component="span" sx={underlined}>
          see why
        </Box>
      </span>
    </ButtonBase>
  );
}

const openStyle = { color: "warning.main", bgcolor: "tint.warning" } as const;

const soundStyle = { color: "success.main", bgcolor: "tint.success" } as const;

// What a statement claimed before its files changed is no good news about them.
const quietStyle = { color: "text.secondary", bgcolor: "tint.quiet" } as const;

/** The amount where cash itself is out, else the reason in its own words. */
const underlined = { textDecoration: "underline", textUnderlineOffset: "3px" } as const;

const badgeStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: 1,
  m: 0,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 600,
  textAlign: "left",
  fontFamily: "inherit",
} as const;
