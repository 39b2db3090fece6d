import type { UploadType } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { RememberedLayout } from "../store/kinds/LayoutRecord.ts";
import { readAll } from "../store/pages/readPages.ts";
import { rememberedLayouts } from "../store/paths.ts";

/** All layouts a user has matched by hand, of one file type. */
export async function readLayouts(
  deps: Deps,
  uid: string,
  fileType: UploadType,
): Promise<Map<string, RememberedLayout>> {
  const found = await readAll(rememberedLayouts(deps.db, uid).where("fileType", "==", fileType));
  return new Map(found.map((document) => [document.id, document.data()]));
}
