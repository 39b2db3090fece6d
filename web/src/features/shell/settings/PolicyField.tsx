import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Policies, PolicyKey, PolicyRule } from "@tieout/core";
import { policyLabels } from "../../../components/policyLabels.ts";

type Props<Key extends PolicyKey> = {
  policy: Key;
  value: Policies[Key];
  rule: PolicyRule<Key>;
  onChange: (value: Policies[Key]) => void;
};

/** A presentation choice; what the framework forbids is there, disabled, with its paragraph. */
export function PolicyField<Key extends PolicyKey>(props: Props<Key>) {
  const { policy, value, rule, onChange } = props;
  const { label, choices } = policyLabels[policy];
  const isOpen = (choice: Policies[Key]) => rule.allowed.some((allowed) => allowed === choice);
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      helperText={rule.allowed.length > 1 ? rule.paragraph : `Set by ${rule.paragraph}`}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={String(choice.value)}
          value={String(choice.value)}
          disabled={!isOpen(choice.value)}
        >
          {isOpen(choice.value) ? choice.label : `${choice.label} (not under ${rule.paragraph})`}
        </MenuItem>
      ))}
    </TextField>
  );
}
