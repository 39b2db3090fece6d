import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { AccountSummary } from "@tieout/core";
import { useMemo, useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { explainError } from "../../lib/api/explainError.ts";
import { BalanceLine } from "./BalanceLine.tsx";
import { JournalLineFields } from "./JournalLineFields.tsx";
import type { JournalFields, JournalFormLine } from "./journalBalance.ts";
import { journalBody } from "./journalBody.ts";
import { sideOptions } from "./sideOptions.ts";
import { useCreateAdjustment } from "./useAdjustmentActions.ts";

type Props = {
  projectId: string;
  accounts: readonly AccountSummary[];
  currency: string;
  onDone: () => void;
};

const empty: JournalFormLine = { side: "", debit: "", credit: "" };

/** A balanced journal of any kind, its two sides added up while it is written. */
export function JournalForm({ projectId, accounts, currency, onDone }: Props) {
  const form = useForm<JournalFields>({ defaultValues: { reason: "", lines: [empty, empty] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
  const options = useMemo(() => sideOptions(accounts), [accounts]);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreateAdjustment(projectId);
  const submit = form.handleSubmit((draft) => {
    const body = journalBody(draft);
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
        placeholder="What happened, for whoever reads this later"
        {...form.register("reason")}
      />
      {fields.map((field, index) => (
        <JournalLineFields
          key={field.id}
          index={index}
          form={form}
          options={options}
          {...(fields.length > 2 && { onRemove: () => remove(index) })}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Button color="inherit" variant="outlined" onClick={() => append(empty)}>
          Add a line
        </Button>
        <BalanceLine control={form.control} currency={currency} />
      </Box>
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
        {create.isPending ? "Adding..." : "Add journal"}
      </Button>
    </Box>
  );
}
