import { useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../../lib/drafts/draftStorage.ts";
import type { Values } from "./forms/readEntry.ts";

type KeptDraft = {
  values: Values;
  change: (name: string, value: string) => void;
  forget: () => void;
};

/**
 * What a person types into a form, kept in this tab: neither a closed dialog, nor a reload, nor a
 * lost session takes it away. `start` is what the form begins with when nothing was kept.
 */
export function useDraft(key: string, start: Values): KeptDraft {
  const [values, setValues] = useState<Values>(() => readDraft(key) ?? start);
  return {
    values,
    change: (name, value) => {
      const changed = { ...values, [name]: value };
      keepDraft(key, changed);
      setValues(changed);
    },
    forget: () => forgetDraft(key),
  };
}
