import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ComparedStatement } from "@tieout/contract";
import { frameworkNames, type PolicyKey, policyRules } from "@tieout/core";
import { policyLabels } from "../../../components/policyLabels.ts";

/** Where frameworks place the same movement differently, each with its paragraph. */
export function PolicyDifferences({ compared }: { compared: readonly ComparedStatement[] }) {
  const keys = Object.keys(policyLabels) as PolicyKey[]; // keys of a closed table
  const differing = keys.filter(
    (key) => new Set(compared.map((each) => each.policies[key])).size > 1,
  );
  if (differing.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">Why they differ</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
        {differing.map((key) => (
          <li key={key}>
            {`${policyLabels[key].label}: ${compared.map((each) => wordsOf(each, key)).join(" · ")}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf({ framework, policies }: ComparedStatement, key: PolicyKey): string {
  const { choices } = policyLabels[key];
  const chosen = choices.find(({ value }) => value === policies[key])?.label ?? "";
  const { paragraph } = policyRules(framework, policies.specifiedMainBusinessActivity)[key];
  return `${frameworkNames[framework]} ${chosen.toLowerCase()} (${paragraph})`;
}
