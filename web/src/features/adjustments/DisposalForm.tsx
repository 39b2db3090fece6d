import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { AccountSummary } from "@tieout/core";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { explainError } from "../../lib/api/explainError.ts";
import { DisposalAccounts } from "./DisposalAccounts.tsx";
import { DisposalAmounts } from "./DisposalAmounts.tsx";
import { type DisposalDraft, disposalJournal } from "./disposalJournal.ts";
import { JournalPreview } from "./JournalPreview.tsx";
import { journalBody } from "./journalBody.ts";
import { useCreateAdjustment } from "./useAdjustmentActions.ts";

type Props = {
  projectId: string;
  accounts: readonly AccountSummary[];
  currency: string;
  onDone: () => void;
};

const empty: DisposalDraft = {
  reason: "",
  asset: "",
  depreciation: "",
  gainOrLoss: "",
  cost: "",
  accumulated: "",
  proceeds: "",
};

/** What was sold, for how much, and what it stood at: the journal follows. */
export function DisposalForm({ projectId, accounts, currency, onDone }: Props) {
  const form = useForm<DisposalDraft>({ defaultValues: empty });
  const fields = { ...empty, ...useWatch({ control: form.control }) };
  const lines = disposalJournal(fields, accounts);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreateAdjustment(projectId);
  const submit = form.handleSubmit(({ reason }) => {
    const body = lines ? journalBody({ reason, lines }) : "Choose the asset and give its cost.";
    setProblem(typeof body === "string" ? body : null);
    if (typeof body === "string") return;
    create.mutate(body, { onSuccess: onDone, onError: (error) => setProblem(explainError(error)) });
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <TextField
        label="Reason"
        placeholder="Equipment sold in March"
        {...form.register("reason")}
      />
      <DisposalAccounts form={form} accounts={accounts} />
      <DisposalAmounts form={form} />
      {lines && <JournalPreview lines={lines} accounts={accounts} currency={currency} />}
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={create.isPending}
        sx={{ justifySelf: "start" }}
      >
        {create.isPending ? "Adding..." : "Record the disposal"}
      </Button>
    </Box>
  );
}
