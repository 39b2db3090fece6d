import Box from "@mui/material/Box";
import type { AccountSummary, Role } from "@tieout/core";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { DisposalDraft } from "./disposalJournal.ts";
import { SidePicker } from "./SidePicker.tsx";

type Props = { form: UseFormReturn<DisposalDraft>; accounts: readonly AccountSummary[] };

const pickers = [
  {
    name: "asset",
    label: "Asset sold",
    roles: [
      "ppe_cost",
      "intangibles_cost",
      "investment_property",
      "financial_investments",
      "associates",
      "right_of_use_assets",
      "assets_held_for_sale",
    ],
  },
  {
    name: "depreciation",
    label: "Its accumulated depreciation",
    roles: [
      "ppe_accumulated_depreciation",
      "intangibles_accumulated_amortisation",
      "right_of_use_accumulated_depreciation",
    ],
  },
  {
    name: "gainOrLoss",
    label: "Gain or loss account",
    roles: ["disposal_gain_loss", "other_operating_income", "operating_expenses"],
  },
] as const satisfies readonly {
  name: keyof DisposalDraft;
  label: string;
  roles: readonly Role[];
}[];

/** The accounts a disposal moves; each list holds the accounts whose role fits. */
export function DisposalAccounts({ form, accounts }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {pickers.map(({ name, label, roles }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <SidePicker
              label={label}
              options={optionsOf(accounts, roles)}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ))}
    </Box>
  );
}

function optionsOf(accounts: readonly AccountSummary[], roles: readonly Role[]) {
  return accounts
    .filter(({ role }) => role !== null && roles.includes(role))
    .map(({ code, name }) => ({ id: code, label: `${code} ${name}`, group: "Accounts" as const }));
}
