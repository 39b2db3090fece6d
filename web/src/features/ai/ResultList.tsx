import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { AiValidation } from "@tieout/contract";
import { formatTime } from "../../lib/format/formatTime.ts";
import { checkLabel } from "./checks.ts";
import { RiskBadge } from "./RiskBadge.tsx";
import { listStyle } from "./rowStyle.ts";

type Props = {
  results: readonly AiValidation[];
  selectedId: string;
  onSelect: (id: string) => void;
};

const statusWords = { completed: "", pending: "Running", failed: "Interrupted" } as const;

/** Every result there is, newest first; one of them is shown beside. */
export function ResultList({ results, selectedId, onSelect }: Props) {
  return (
    <Box component="ul" aria-label="Results" sx={listStyle}>
      {results.map(({ id, validationType, version, createdAt, riskLevel, status }) => (
        <li key={id}>
          <ButtonBase
            aria-current={id === selectedId}
            onClick={() => onSelect(id)}
            sx={{ ...itemStyle, ...(id === selectedId && { bgcolor: "action.selected" }) }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: "block", fontWeight: 550 }}>
                {checkLabel(validationType)}
              </Box>
              <Typography component="span" variant="body2" color="textSecondary">
                {[statusWords[status], `Version ${version}`, formatTime(createdAt)]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
            </Box>
            <RiskBadge level={riskLevel} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const itemStyle = {
  font: "inherit",
  display: "flex",
  width: "100%",
  justifyContent: "space-between",
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  minHeight: 44,
  textAlign: "left",
  borderTop: 1,
  borderColor: "divider",
} as const;
