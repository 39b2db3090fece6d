import * as z from "zod";

/** The reply of a call that has nothing else to say. */
export const done = z.object({ ok: z.literal(true) });
