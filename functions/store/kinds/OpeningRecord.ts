import { amount, openingDecision } from "@tieout/contract";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = openingDecision.extend({
  /** The account code. */
  key: z.string(),
  /** What was explained: another difference is not. */
  difference: amount,
  decidedBy: z.string(),
});

/** What a person said of an account that opens with something else than it closed with. */
export const openingKind = storedKind({ name: "opening difference", schema });
