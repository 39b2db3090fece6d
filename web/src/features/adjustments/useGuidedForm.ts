import { type FormEvent, useState } from "react";
import { draftOf } from "./forms/draftOf.ts";
import type { Draft, FormFacts, GuidedForm } from "./forms/GuidedForm.ts";
import { type Entry, readEntry, type Values } from "./forms/readEntry.ts";
import { refusalLines } from "./refusalLines.ts";
import { useCreateAdjustment } from "./useAdjustmentActions.ts";
import { useDraft } from "./useDraft.ts";

type Given = {
  projectId: string;
  facts: FormFacts;
  form: GuidedForm;
  start: Values;
  onDone: () => void;
};

type FormState = {
  values: Values;
  entry: Entry;
  /** The adjustment so far, or what is still missing, in words. */
  draft: Draft | string;
  problems: readonly string[];
  isSaving: boolean;
  change: (name: string, value: string) => void;
  submit: (event: FormEvent) => void;
};

/** A guided form at work: what was typed, what follows from it, and its way to the API. */
export function useGuidedForm({ projectId, facts, form, start, onDone }: Given): FormState {
  const key = `${projectId} ${form.title} ${JSON.stringify(start)}`;
  const { values, change, forget } = useDraft(key, start);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const create = useCreateAdjustment(projectId, start.replaces ?? null);
  const entry = readEntry(values, facts);
  const draft = draftOf(form, values, facts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = entry.text("reason");
    const missing = whatIsMissing(reason, draft);
    setProblems(missing === null ? [] : [missing]);
    if (missing !== null || typeof draft === "string" || create.isPending) return;
    create.mutate(
      { ...draft, reason },
      {
        onSuccess: () => {
          forget();
          onDone();
        },
        onError: (error) => setProblems(refusalLines(error)),
      },
    );
  };
  return { values, entry, draft, problems, isSaving: create.isPending, change, submit };
}

function whatIsMissing(reason: string, draft: Draft | string): string | null {
  if (typeof draft === "string") return draft;
  return reason === "" ? "Say in a few words why: the reason stays with the adjustment." : null;
}
