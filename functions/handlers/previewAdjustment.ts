import { readAdjustment } from "@tieout/core";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { noEffect } from "../statements/compare/effectOfAdjustment.ts";
import { readInputs } from "../statements/inputs/readInputs.ts";
import { bytesOfRows } from "../statements/inputs/StatementRequest.ts";
import { readProject } from "../store/changeProject.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** What an adjustment would do, calculated on the files that count now; nothing is stored. */
export const previewAdjustment: Handler<"previewAdjustment"> = async (
  { params, query, body },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const read = readAdjustment(body, "draft", project.currency);
  if (!read.ok) return noEffect(read.problems);
  const { input: request } = await readInputs(deps, key, project);
  const about = { uid: key.uid, bytes: bytesOfRows(request.rows) };
  return deps.runTask(
    threadTasks.effectOfAdjustment,
    { request, adjustment: read.value, replaces: query.replaces ?? null },
    about,
  );
};
