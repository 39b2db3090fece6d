import { useCallback, useRef, useState } from "react";
import { type RoleChoice, rolesOf, type Save } from "./RoleChoice.ts";

/** A save that has not begun, with what is to be saved, and how it ended. */
type Waiting = { save: Save; isSaved: Promise<boolean> };

/** One save after the other: what is chosen meanwhile is put together, and saved with the next. */
export function useSavesInTurn(send: (save: Save) => Promise<boolean>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const next = useRef<Waiting | null>(null);
  const [saving, setSaving] = useState<readonly RoleChoice[]>([]);
  const save = useCallback(
    (asked: Save): Promise<boolean> => {
      setSaving((before) => together(before, rolesOf(asked)));
      const known = next.current;
      if (known && !known.save.isUndo && !asked.isUndo) {
        known.save = { ...known.save, choices: together(known.save.choices, asked.choices) };
        return known.isSaved;
      }
      const begin = async () => {
        if (next.current === waiting) next.current = null;
        const sent = new Set(rolesOf(waiting.save).map(({ code }) => code));
        const isSaved = await send(waiting.save);
        const later = new Set(next.current?.save.choices.map(({ code }) => code));
        setSaving((before) => before.filter(({ code }) => !sent.has(code) || later.has(code)));
        return isSaved;
      };
      const waiting: Waiting = { save: asked, isSaved: last.current.then(begin) };
      next.current = waiting;
      last.current = waiting.isSaved;
      return waiting.isSaved;
    },
    [send],
  );
  return { save, saving };
}

/** The choices of two saves as one: of two for the same account the later counts. */
function together(
  earlier: readonly RoleChoice[],
  later: readonly RoleChoice[],
): readonly RoleChoice[] {
  const said = new Set(later.map(({ code }) => code));
  return [...earlier.filter(({ code }) => !said.has(code)), ...later];
}
