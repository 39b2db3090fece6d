import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { signHead } from "@tieout/files";
import type { Firestore } from "firebase-admin/firestore";
import { anchorKeyRef } from "../store/paths.ts";
import type { Signer } from "./Anchors.ts";

/** Signs with a key of the local suite, made once: it shows the way, and proves nothing to others. */
export function localSigner(db: Firestore): Signer {
  return async (head) => {
    const ref = anchorKeyRef(db);
    const pem = await db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data()?.key;
      if (stored !== undefined) return stored;
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      transaction.create(ref, { key });
      return key;
    });
    return signHead(head, createPrivateKey(pem));
  };
}
