import type { ProblemCode } from "./messages.ts";

/** Where in the user's data a problem stands. */
export type Place = {
  sheet?: string;
  row?: number;
  column?: string;
  account?: string;
  value?: string;
  expected?: string;
};

/** Something in the user's data that stops a file, or that the user should know. */
export type Problem = { code: ProblemCode; message: string; where: Place };

export type Result<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly Problem[] };
