import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { limits } from "@tieout/contract";
import { type Method, separateThousands } from "@tieout/core";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { useDebounced } from "../../../components/useDebounced.ts";
import type { RoleChoice } from "../../../lib/project/RoleChoice.ts";
import { rolesEffectQuery, writtenChoices } from "../../../lib/queries/rolesEffectQuery.ts";
import { Effect } from "../../../statement/effect/Effect.tsx";

/** Whose statement is shown, and how. */
export type Shown = { projectId: string; method: Method; currency: string };

/** How long somebody rests between two choices. */
const RESTS_MS = 350;

type Props = Shown & { choices: readonly RoleChoice[] };

/** What roles would do to the statement, before they are saved. */
export function RolesEffect({ projectId, method, currency, choices }: Props) {
  const isTooMany = choices.length > limits.rolesPerChange;
  const isAsked = choices.length > 0 && !isTooMany;
  const written = useDebounced(isAsked ? writtenChoices(choices) : null, RESTS_MS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...rolesEffectQuery(projectId, written),
    placeholderData: keepPreviousData,
  });
  return (
    <Box
      component="section"
      aria-label="Effect on the statement"
      aria-busy={isFetching}
      aria-live="polite"
      sx={{ mb: 2 }}
    >
      <Typography variant="h3">Effect on the statement</Typography>
      {!isAsked && (
        <Typography variant="body2" color="textSecondary">
          {isTooMany
            ? `It is worked out for up to ${separateThousands(String(limits.rolesPerChange))} roles.`
            : "They have this role already."}
        </Typography>
      )}
      {isAsked && !data && !error && (
        <Typography variant="body2" color="textSecondary">
          Working it out...
        </Typography>
      )}
      {isAsked && error && (
        <ErrorNotice
          title="The effect could not be worked out"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isAsked && data && (
        <Effect effect={data} method={method} currency={currency} isOld={isPlaceholderData} />
      )}
    </Box>
  );
}
