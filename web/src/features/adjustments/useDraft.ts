import { useState } from "react";
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
  const [values, setValues] = useState<Values>(() => readKept(key) ?? start);
  return {
    values,
    change: (name, value) => {
      const changed = { ...values, [name]: value };
      sessionStorage.setItem(key, JSON.stringify(changed));
      setValues(changed);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

function readKept(key: string): Values | null {
  const kept = sessionStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as Values); // written by change
}
