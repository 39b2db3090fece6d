import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Method } from "@tieout/core";

type Props = { method: Method; onChange: (method: Method) => void };

/** Switches the shown statement between the methods; both came in one answer. */
export function MethodSwitch({ method, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Method"
      value={method}
      onChange={(_event, chosen: Method | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="indirect">Indirect</ToggleButton>
      <ToggleButton value="direct">Direct</ToggleButton>
    </ToggleButtonGroup>
  );
}
