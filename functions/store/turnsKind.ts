import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

/** When the turns that count against a limit were taken. */
export const turnsKind = storedKind({
  name: "count of turns",
  schema: z.object({ takenAt: z.array(z.string()) }),
});
