import type { Endpoint } from "@tieout/contract";
import { fileNameProblem } from "@tieout/core";
import { ApiProblem } from "./ApiProblem.ts";
import type { FormFile } from "./Handlers.ts";
import { parseForm } from "./parseForm.ts";
import { readBytes } from "./readBytes.ts";

/** Reads and parses the body of a call; its size is checked while it is read. */
export async function readBody(
  request: Request,
  call: Endpoint,
  limit: { json: number; multipart: number },
): Promise<unknown> {
  if (!call.isMultipart && !call.body) return null;
  refuseEncoding(request.headers.get("Content-Encoding"));
  if (call.isMultipart) return readForm(request, call, limit.multipart);
  refuseCharset(request.headers.get("Content-Type"));
  const text = decode(await readBytes(request, limit.json, "body_too_large"));
  const isLeftOut = text === "" && call.body?.safeParse(undefined).success;
  const parsed = call.body?.safeParse(isLeftOut ? undefined : parseJson(text));
  if (parsed?.success) return parsed.data;
  const errors = parsed?.error.issues.map(
    ({ path, message }) => `${path.join(".") || "body"}: ${message}`,
  );
  throw new ApiProblem("invalid_request", errors && { errors });
}

/** A compressed body may become a thousand times as large: what is read is what was sent. */
function refuseEncoding(encoding: string | null): void {
  if (encoding === null || /^(identity)?$/i.test(encoding.trim())) return;
  throw new ApiProblem("unsupported_encoding", {
    errors: [`Content-Encoding is "${encoding}". Expected none.`],
  });
}

function refuseCharset(contentType: string | null): void {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(contentType ?? "")?.[1];
  if (charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)) return;
  throw new ApiProblem("unsupported_encoding", {
    errors: [`The charset is "${charset}". Expected utf-8.`],
  });
}

/** JSON is UTF-8 (RFC 8259 section 8.1); what is not is refused, where a decoder would replace it unsaid. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiProblem("invalid_json", { errors: ["The body is not UTF-8 text."] });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiProblem("invalid_json", { errors: [reason] });
  }
}

async function readForm(request: Request, call: Endpoint, limit: number): Promise<FormFile> {
  const fields = call.hasFileType ? "fields file and fileType" : "field file";
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new ApiProblem("unsupported_file", {
      errors: [`Expected multipart/form-data with the ${fields}.`],
    });
  }
  const form = await parseForm(contentType, () => readBytes(request, limit, "file_too_large"));
  const file = form.get("file");
  const fileType = form.get("fileType") ?? (call.hasFileType ? null : "");
  if (!(file instanceof File) || typeof fileType !== "string") {
    throw new ApiProblem("invalid_request", { errors: [`Expected the ${fields}.`] });
  }
  const misnamed = fileNameProblem(file.name);
  if (misnamed) throw new ApiProblem("invalid_request", { errors: [`file: ${misnamed.message}`] });
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, fileType };
}
