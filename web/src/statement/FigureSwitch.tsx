import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { onPhone } from "../lib/theme/media.ts";

/** The figure of each line that a phone has room for. */
export type Figure = "current" | "prior" | "variance";

type Props = {
  figure: Figure;
  /** What the figures are of. */
  span: "year" | "period";
  onChange: (figure: Figure) => void;
};

/** On a phone one figure stands beside a line; this says which. */
export function FigureSwitch({ figure, span, onChange }: Props) {
  const figures = {
    current: `Current ${span}`,
    prior: `Prior ${span}`,
    variance: "Variance",
  } as const satisfies Record<Figure, string>;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={figure}
      aria-label="Figure shown"
      className="no-print"
      onChange={(_event, chosen: Figure | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      sx={{ display: "none", mb: 1, [onPhone]: { display: "inline-flex" } }}
    >
      {Object.entries(figures).map(([name, label]) => (
        <ToggleButton key={name} value={name}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
