import Box from "@mui/material/Box";
import { Button } from "../../components/Button.tsx";
import { DateField } from "../../components/DateField.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { useUserName } from "../../components/useUserName.ts";
import { actionLabels } from "./actionLabels.ts";
import { type TrailChoice, wholeTrailChosen } from "./trailFilter.ts";

type Props = {
  choice: TrailChoice;
  /** The users that the trail names. */
  users: readonly string[];
  onChange: (choice: TrailChoice) => void;
};

const actionOptions = { "": "Every action", ...actionLabels } as const;

/** By action, person and days. */
export function TrailFilters({ choice, users, onChange }: Props) {
  const nameOf = useUserName();
  const people = Object.fromEntries([["", "Everybody"], ...users.map((id) => [id, nameOf(id)])]);
  const isFiltered = Object.values(choice).some((chosen) => chosen !== "");
  const day = (label: string, name: "from" | "to") => (
    <DateField
      label={label}
      value={choice[name]}
      onChange={(value) => onChange({ ...choice, [name]: value })}
    />
  );
  return (
    <Box role="search" aria-label="Filter the trail" sx={rowStyle}>
      <SelectField
        label="Action"
        value={choice.action}
        options={actionOptions}
        onChange={(action) => onChange({ ...choice, action })}
      />
      <SelectField
        label="Person"
        value={choice.user}
        options={people}
        onChange={(user) => onChange({ ...choice, user })}
      />
      {day("From", "from")}
      {day("To", "to")}
      {isFiltered && (
        <Button color="inherit" onClick={() => onChange(wholeTrailChosen)}>
          Show all
        </Button>
      )}
    </Box>
  );
}

const rowStyle = {
  display: "grid",
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  pb: 1.5,
  gridTemplateColumns: {
    xs: "repeat(auto-fit, minmax(140px, 1fr))",
    md: "repeat(4, 152px) max-content",
  },
} as const;
