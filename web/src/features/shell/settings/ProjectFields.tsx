import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import type { Project } from "@tieout/contract";
import { chartNames, frameworkNames, printDay } from "@tieout/core";
import { CurrencyField } from "../../../components/CurrencyField.tsx";
import { DateField } from "../../../components/DateField.tsx";
import { SelectField } from "../../../components/SelectField.tsx";
import { type SettingsDraft, withFramework, withPeriodEnd } from "./settingsDraft.ts";
import { settingsGrid } from "./settingsGrid.ts";

const methods = { indirect: "Indirect", direct: "Direct" } as const satisfies Record<
  Project["method"],
  string
>;

const charts = {
  auto: "Recognised by its numbers and names",
  none: "None: accounts are read by name",
  ...chartNames,
} as const satisfies Record<Project["chart"], string>;

const units = {
  units: "Its currency as it is",
  thousands: "Thousands",
  millions: "Millions",
} as const satisfies Record<Project["presentationUnit"], string>;

type Props = {
  draft: SettingsDraft;
  onChange: (draft: SettingsDraft) => void;
  /** The period that the general ledger is of; null without one. */
  ledgerPeriod: Project["period"];
};

/** What the project is: its name, entity, framework, method, currency and period. */
export function ProjectFields({ draft, onChange, ledgerPeriod }: Props) {
  return (
    <Box sx={{ ...settingsGrid, "& > :nth-of-type(-n + 3)": { gridColumn: "1 / -1" } }}>
      <TextField
        label="Name"
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <TextField
        label="Entity"
        helperText="The company whose statement it is, as the heading of every export names it."
        value={draft.entityName}
        onChange={(event) => onChange({ ...draft, entityName: event.target.value })}
      />
      <SelectField
        label="Framework"
        value={draft.framework}
        options={frameworkNames}
        onChange={(framework) => onChange(withFramework(draft, framework))}
      />
      <SelectField
        label="Method"
        value={draft.method}
        options={methods}
        onChange={(method) => onChange({ ...draft, method })}
      />
      <CurrencyField
        value={draft.currency}
        onChange={(currency) => onChange({ ...draft, currency })}
      />
      <SelectField
        label="Statement shown in"
        value={draft.presentationUnit}
        options={units}
        onChange={(presentationUnit) => onChange({ ...draft, presentationUnit })}
      />
      <SelectField
        label="National chart of accounts"
        value={draft.chart}
        options={charts}
        onChange={(chart) => onChange({ ...draft, chart })}
      />
      <PeriodFields draft={draft} onChange={onChange} ledgerPeriod={ledgerPeriod} />
      <Switches draft={draft} onChange={onChange} />
    </Box>
  );
}

/** The period of the statement: where nobody says one it is the ledger's. */
function PeriodFields({ draft, onChange, ledgerPeriod }: Props) {
  const ofLedger = (day: string | undefined) => day && `Of the ledger: ${printDay(day)}`;
  return (
    <>
      <DateField
        label="Period start"
        helperText={draft.periodStart === "" && ofLedger(ledgerPeriod?.start)}
        value={draft.periodStart}
        onChange={(periodStart) => onChange({ ...draft, periodStart })}
      />
      <DateField
        label="Period end"
        helperText={draft.periodEnd === "" && ofLedger(ledgerPeriod?.end)}
        value={draft.periodEnd}
        onChange={(periodEnd) => onChange(withPeriodEnd(draft, periodEnd))}
      />
    </>
  );
}

function Switches({ draft, onChange }: Omit<Props, "ledgerPeriod">) {
  return (
    <>
      <SwitchField
        label="This is the first period of the entity: it opens with nothing"
        isOn={draft.isFirstPeriod}
        onChange={(isFirstPeriod) => onChange({ ...draft, isFirstPeriod })}
      />
      <SwitchField
        label="Prepare the statement by itself when the files it needs have come"
        isOn={draft.processesAutomatically}
        onChange={(processesAutomatically) => onChange({ ...draft, processesAutomatically })}
      />
    </>
  );
}

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function SwitchField({ label, isOn, onChange }: SwitchProps) {
  return (
    <FormControlLabel
      sx={{ gridColumn: "1 / -1" }}
      label={label}
      control={<Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
