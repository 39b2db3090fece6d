import { traitIds } from "@tieout/core";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  /** The account code. */
  key: z.string(),
  traits: z.array(z.enum(traitIds)),
  createdAt: z.string(),
});

/** What a person said of an account besides its role. */
export const traitsKind = storedKind({ name: "traits of an account", schema });
