import * as z from "zod";
import { type ProblemCode, problemStatuses } from "./problemCodes.ts";
import { difference } from "./schemas/file.ts";
import { period } from "./schemas/values.ts";

const codes = Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]]; // keys of a closed table

/** The body of every answer that is not a success. */
export const problemBody = z.object({
  message: z.string(),
  code: z.enum(codes),
  errors: z.array(z.string()).optional(),
  warnings: z.array(z.string()).optional(),
  /** What the caller may accept, where that is all that is wrong; see the call. */
  openDifferences: z.array(difference).optional(),
  /** The periods it can be called for, where the files are of several years. */
  periods: z.array(period).optional(),
  /** Also in X-Request-Id; a 404 has it only there, so that two of them cannot be told apart. */
  requestId: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
