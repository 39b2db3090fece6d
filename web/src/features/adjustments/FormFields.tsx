import Box from "@mui/material/Box";
import { SelectField } from "../../components/SelectField.tsx";
import { AmountField } from "./AmountField.tsx";
import { amountProblem } from "./forms/draftOf.ts";
import type { FormFacts, FormField, FormRow } from "./forms/GuidedForm.ts";
import {
  accountOptions,
  conceptOptions,
  type PickerOption,
  roleOptions,
  sideOptions,
} from "./forms/pickerOptions.ts";
import type { Values } from "./forms/readEntry.ts";
import { PickerField } from "./PickerField.tsx";

type Props = {
  rows: readonly FormRow[];
  values: Values;
  facts: FormFacts;
  onChange: (name: string, value: string) => void;
};

/** The questions of a form, a row of fields for what belongs together. */
export function FormFields({ rows, values, facts, onChange }: Props) {
  return rows.map(({ legend, fields }) => (
    <Box
      key={fields[0]?.name}
      {...(legend && { role: "group", "aria-label": legend })}
      sx={rowStyle(fields)}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          facts={facts}
          value={values[field.name] ?? ""}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </Box>
  ));
}

type FieldProps = {
  field: FormField;
  facts: FormFacts;
  value: string;
  onChange: (value: string) => void;
};

function Field({ field, facts, value, onChange }: FieldProps) {
  const { label, hint } = field;
  if (field.kind === "amount") {
    const { currency } = facts;
    const problem = amountProblem(field, value, currency);
    return (
      <AmountField
        label={label}
        hint={hint}
        problem={problem}
        currency={currency}
        value={value}
        onChange={onChange}
      />
    );
  }
  if (field.kind === "choice") {
    const { options } = field;
    const chosen = value || (Object.keys(options)[0] ?? "");
    return <SelectField label={label} options={options} onChange={onChange} value={chosen} />;
  }
  return (
    <PickerField
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      options={optionsOf(field, facts)}
    />
  );
}

function optionsOf(
  field: Exclude<FormField, { kind: "amount" | "choice" }>,
  { accounts, framework }: FormFacts,
): PickerOption[] {
  switch (field.kind) {
    case "account":
      return accountOptions(accounts, field.roles);
    case "side":
      return sideOptions(accounts, framework);
    case "concept":
      return conceptOptions(field.concepts, framework);
    case "role":
      return roleOptions();
  }
}

/** Amounts take a column of their size, whatever is searched for takes the rest. */
function rowStyle(fields: readonly FormField[]) {
  const wide = fields.map(({ kind }) => (kind === "amount" ? "minmax(116px, 0.55fr)" : "1fr"));
  return {
    display: "grid",
    gap: 1.5,
    alignItems: "start",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: wide.join(" ") },
  } as const;
}
