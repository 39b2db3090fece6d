import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

/** The key that signs the links of e-mails. */
export const signingKeyKind = storedKind({
  name: "signing key",
  schema: z.object({ key: z.string().min(1) }),
});
