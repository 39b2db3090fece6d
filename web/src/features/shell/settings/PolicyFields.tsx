import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type PolicyKey, policyRules } from "@tieout/core";
import { PolicyField } from "./PolicyField.tsx";
import { type SettingsDraft, withPolicy } from "./settingsDraft.ts";
import { settingsGrid } from "./settingsGrid.ts";

const everywhere = [
  "indirectStart",
  "interestPaid",
  "interestReceived",
  "dividendsReceived",
  "dividendsPaid",
  "bankOverdraftsInCash",
  "restrictedCashInCash",
] as const satisfies readonly PolicyKey[];

type Props = { draft: SettingsDraft; onChange: (draft: SettingsDraft) => void };

/** The choices a framework leaves open, and those it closes; under IFRS 18 its question first. */
export function PolicyFields({ draft, onChange }: Props) {
  const { framework, policies } = draft;
  const rules = policyRules(framework, policies.specifiedMainBusinessActivity);
  const field = <Key extends PolicyKey>(policy: Key) => (
    <PolicyField
      key={policy}
      policy={policy}
      value={policies[policy]}
      rule={rules[policy]}
      onChange={(value) => onChange(withPolicy(draft, policy, value))}
    />
  );
  return (
    <section aria-label="Policies">
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Policies
      </Typography>
      {framework === "IFRS18" && (
        <Box sx={{ mb: 2, display: "grid", gap: 1 }}>
          <Typography color="textSecondary">
            Is investing in particular assets, or providing financing to customers, a main business
            activity of the company? With one, interest and dividends follow the profit and loss.
          </Typography>
          {field("specifiedMainBusinessActivity")}
        </Box>
      )}
      <Box sx={{ ...settingsGrid, mt: 1 }}>{everywhere.map((policy) => field(policy))}</Box>
    </section>
  );
}
