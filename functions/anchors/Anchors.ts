import type { Anchor, AnchoredHead } from "@tieout/files";
import type { ObjectStore } from "../objects/ObjectStore.ts";

/** Signs a head with the key of this service. */
export type Signer = (head: AnchoredHead) => Promise<Anchor>;

/** Where heads of audit trails are kept beyond the reach of whoever writes the trails. */
export type Anchors = {
  sign: Signer;
  /** In the cloud a bucket whose retention policy is locked: what is there stays as it is. */
  objects: Pick<ObjectStore, "read" | "write">;
};
