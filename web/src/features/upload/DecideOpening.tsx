import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input, OpeningDifference } from "@tieout/contract";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";

const kinds = {
  restatement: "Last year was restated",
  error: "This year's file is wrong",
} as const;

type Decision = Input<"decideOpening">["body"];
type Props = { projectId: string; difference: OpeningDifference };

/** What a person said of a difference, or the form in which they say it. */
export function DecideOpening({ projectId, difference: { account, decision } }: Props) {
  const [draft, setDraft] = useState<Decision>({ kind: "restatement", reason: "" });
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: Decision) =>
      callApi("decideOpening", { params: { id: projectId, code: account }, body }),
    onSuccess: async () => {
      setAsking(false);
      await Promise.all(
        [keys.openingDifferences(projectId), keys.auditTrail(projectId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  if (!isAsking) {
    return (
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {decision && `${kinds[decision.kind]}: ${decision.reason}`}
        <Button
          size="small"
          color="inherit"
          aria-label={`Say what the difference of ${account} is`}
          onClick={() => setAsking(true)}
        >
          {decision ? "Change" : "Say what it is"}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, minWidth: 260 }}>
      <SelectField
        label="What it is"
        value={draft.kind}
        options={kinds}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      <TextField
        label="Reason"
        value={draft.reason}
        onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
      />
      <Button
        variant="contained"
        disabled={draft.reason.trim() === "" || decide.isPending}
        onClick={() => decide.mutate({ ...draft, reason: draft.reason.trim() })}
      >
        Save
      </Button>
      {decide.error && <ErrorNotice title="It was not saved" error={decide.error} />}
    </Box>
  );
}
