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
      sx={{ width: 152 }}
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
        minWidth={152}
      />
      <SelectField
        label="Person"
        value={choice.user}
        options={people}
        onChange={(user) => onChange({ ...choice, user })}
        minWidth={152}
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
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(5, max-content)" },
  "& > *": { width: { xs: "100%", md: "auto" } },
} as const;
