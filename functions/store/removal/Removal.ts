import * as z from "zod";
import { storedKind } from "../kinds/StoredKind.ts";

const about = { uid: z.string(), projectId: z.string(), at: z.string() };

const schema = z.discriminatedUnion("what", [
  z.object({ ...about, what: z.literal("everything") }),
  /** Objects, or folders where there is a slash at the end, that nothing leads to any more. */
  z.object({ ...about, what: z.literal("objects"), objects: z.array(z.string()) }),
  /** What version 1 noted of a clearing, before its documents went with the decision. */
  z.object({ ...about, what: z.literal("contents") }),
]);

/**
 * A removal that has been decided: written in the transaction that decides it and taken away when
 * all is gone, so that one which a crash cut short is known and finished.
 */
export type Removal = z.infer<typeof schema>;

export const removalKind = storedKind({
  name: "removal",
  schema,
  // Version 1 knew no lists of objects; what it noted is noted in the same way today.
  upgrades: [(stored) => stored],
});
