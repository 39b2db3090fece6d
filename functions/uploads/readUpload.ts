import { sniffFormat } from "@tieout/files";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { type ProjectKey, readProject } from "../store/changeProject.ts";
import { TOO_MUCH, unread, type ValidatedFile } from "./ValidatedFile.ts";
import type { ValidationRequest } from "./validateFile.ts";

/** Reads and validates a file while other requests are answered; one that takes more than there is, is refused. */
export async function readUpload(
  deps: Deps,
  key: ProjectKey,
  request: Omit<ValidationRequest, "setting">,
): Promise<ValidatedFile> {
  const { uid } = key;
  try {
    const { framework, method, currency, period } = await readProject(deps, key);
    const setting = { framework, method, currency, period };
    const about = { uid, bytes: bytesOfFile(request.bytes) };
    return await deps.runTask("validateFile", { ...request, setting }, about);
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "too_much_work") return unread(TOO_MUCH);
    throw error;
  }
}

/** How many bytes the reading of a file grows with. */
export function bytesOfFile(bytes: Uint8Array): number {
  const format = sniffFormat(bytes);
  // Text is read faster than a statement is made of it; what is packed may hold any amount.
  return format === "csv" || format === "json" ? bytes.byteLength / 4 : Number.POSITIVE_INFINITY;
}
