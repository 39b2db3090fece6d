import type * as z from "zod";
import { ApiProblem } from "../../app/ApiProblem.ts";

/** The place after which a list goes on, as the next request names it. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Reads a cursor of ours back; anything else is refused. */
export function readCursor<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  const parsed = schema.safeParse(decode(cursor));
  if (parsed.success) return parsed.data;
  throw noCursor();
}

/** The refusal of a cursor that is none of the list's. */
export function noCursor(): ApiProblem {
  const errors = ["cursor: Expected the cursor of this list's rel=next link, as it was given"];
  return new ApiProblem("invalid_request", { errors });
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null; // which is no place in any list
  }
}
