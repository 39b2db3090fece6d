import { isJoinedPath, parsedFolderOf } from "@tieout/contract";
import type { Deps } from "../../app/Deps.ts";

/** What files of a project's ledger were read as together, of every set that they were read as. */
export async function listJoined({ objects }: Deps, projectId: string): Promise<string[]> {
  const joined: string[] = [];
  for await (const listed of objects.list(parsedFolderOf(projectId))) {
    joined.push(...listed.map(({ path }) => path).filter(isJoinedPath));
  }
  return joined;
}
