import type { FileType } from "@tieout/core";
import type { CollectionReference } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { userRef } from "../store/paths.ts";

/** How a user matched the columns of files with these headings. */
export type RememberedLayout = {
  fileType: FileType;
  columns: Record<string, number>;
  /** The file they last chose it for, and when. */
  fileName: string;
  chosenAt: string;
};

/** Where a user's layouts are, by their names. */
export function rememberedLayouts(deps: Deps, uid: string): CollectionReference {
  return userRef(deps.db, uid).collection("layouts");
}

/** All layouts a user has matched by hand, of one file type. */
export async function readLayouts(
  deps: Deps,
  uid: string,
  fileType: FileType,
): Promise<Map<string, RememberedLayout>> {
  const found = await rememberedLayouts(deps, uid).where("fileType", "==", fileType).get();
  return new Map(
    found.docs.map((document) => [document.id, document.data() as RememberedLayout]), // only putFileMapping writes them
  );
}
