import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

/** A key that signs: the links of e-mails, or the anchors of the local suite. */
export const signingKeyKind = storedKind({
  name: "signing key",
  schema: z.object({ key: z.string().min(1) }),
});
