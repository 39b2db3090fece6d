import * as z from "zod";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { bytesOfStatement, readStatement } from "../statements/record/readStatement.ts";
import { noCursor, readCursor, writeCursor } from "../store/pages/cursor.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** Where a page begins: the version, and how many accounts come before. */
const cursorSchema = z.tuple([z.int(), z.int().min(1)]);

/** The accounts of the general ledger rolled forward; none before the first statement, and without a ledger. */
export const listRollForward: Handler<"listRollForward"> = async (
  { params, query: { cursor, limit, search = "" } },
  { deps, caller },
) => {
  const { written } = await readStatement(deps, projectKey(params, caller));
  const [of, from] = cursor === undefined ? [null, 0] : readCursor(cursorSchema, cursor);
  // What went before may stand otherwise in another version
  if (of !== null && of !== written?.version) throw noCursor();
  if (!written) return { items: [], next: null };
  const request = { written, from, limit, search };
  const about = { uid: caller.uid, bytes: bytesOfStatement(written) };
  const { json, hasMore } = await deps.runTask(threadTasks.writeRollForward, request, about);
  return {
    writtenReply: json,
    next: hasMore ? writeCursor([written.version, from + limit]) : null,
  };
};
