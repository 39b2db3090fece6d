import { amount } from "@tieout/contract";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({ lineId: z.string(), currentYear: amount, createdAt: z.string() });

/** A person's word that a line is right at an amount. */
export const verificationKind = storedKind({ name: "verification", schema });
