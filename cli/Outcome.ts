/** What a step of a command gives: its value, or all that is wrong, in words. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly string[] };
