import { Readable } from "node:stream";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { packProject } from "../archive/packProject.ts";
import { restoreArchive } from "../archive/restoreArchive.ts";

/** The whole project as one ZIP, made while it is sent; nothing is written. */
export const getArchive: Handler<"getArchive"> = async ({ params }, { deps, caller }) => {
  const key = projectKey(params, caller);
  const pieces = Readable.from(await packProject(deps, key), {
    objectMode: true,
    highWaterMark: 1,
  });
  const download = Readable.toWeb(pieces) as ReadableStream<Uint8Array>; // Node's own type for the same
  return { download, fileName: `tieout-${key.projectId}.zip` };
};

/** Makes a new project of an archive, whoever made that: its files are read again, nothing else of it is believed. */
export const restoreProject: Handler<"restoreProject"> = ({ body }, { deps, caller }) =>
  restoreArchive(deps, caller.uid, body.bytes);
