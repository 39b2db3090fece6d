import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Method } from "@tieout/core";
import { useState } from "react";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { useDebounced } from "../../components/useDebounced.ts";
import { Effect } from "../../statement/effect/Effect.tsx";
import { MethodSwitch } from "../../statement/MethodSwitch.tsx";
import { effectQuery } from "./effectQuery.ts";
import type { Draft } from "./forms/GuidedForm.ts";

/** How long somebody rests between two figures. */
const RESTS_MS = 350;

type Props = {
  projectId: string;
  method: Method;
  currency: string;
  draft: Draft | null;
  /** The adjustment whose place it takes. */
  replaces: string | null;
};

/** What the adjustment would do to the statement, before it is stored. */
export function EffectPanel(props: Props) {
  const { projectId, method: usual, currency, draft, replaces } = props;
  const [method, setMethod] = useState(usual);
  const written = useDebounced(draft === null ? null : JSON.stringify(draft), RESTS_MS);
  const query = effectQuery(projectId, written, replaces);
  const effect = useQuery({ ...query, placeholderData: keepPreviousData });
  const shown = written === null || draft === null ? undefined : effect.data;
  return (
    <Box
      component="section"
      aria-label="Effect on the statement"
      aria-busy={effect.isFetching}
      aria-live="polite"
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 40 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          Effect on the statement
        </Typography>
        {shown?.tie && <MethodSwitch method={method} onChange={setMethod} />}
      </Box>
      {!shown && !effect.error && (
        <Typography variant="body2" color="textSecondary">
          {effect.isFetching ? "Working it out..." : "It is shown here before anything is stored."}
        </Typography>
      )}
      {effect.error && draft !== null && (
        <ErrorNotice
          title="The effect could not be worked out"
          error={effect.error}
          onRetry={() => void effect.refetch()}
        />
      )}
      {shown && (
        <Effect
          effect={shown}
          method={method}
          currency={currency}
          isOld={effect.isPlaceholderData}
        />
      )}
    </Box>
  );
}
