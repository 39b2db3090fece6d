import type { Endpoint } from "@tieout/contract";
import { fileNameProblem } from "@tieout/core";
import { ApiProblem } from "./ApiProblem.ts";
import type { FormFile } from "./Handlers.ts";

/** Reads and parses what a call carries; its size is held against the limit before its content. */
export async function readBody(
  request: Request,
  call: Endpoint,
  limit: { json: number; multipart: number },
): Promise<unknown> {
  if (call.isMultipart) return readForm(request, call, limit.multipart);
  if (!call.body) return null;
  const text = decode(await readBytes(request, limit.json, "body_too_large"));
  const isLeftOut = text === "" && call.body.safeParse(undefined).success;
  const parsed = call.body.safeParse(isLeftOut ? undefined : parseJson(text));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(
    ({ path, message }) => `${path.join(".") || "body"}: ${message}`,
  );
  throw new ApiProblem("invalid_request", { errors });
}

/** JSON is UTF-8 (RFC 8259 section 8.1); what is not is refused, where a decoder would replace it unsaid. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ApiProblem("invalid_json", { errors: ["The body is not UTF-8."] });
  }
}

async function readForm(request: Request, call: Endpoint, limit: number): Promise<FormFile> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!contentType.startsWith("multipart/form-data")) {
    throw new ApiProblem("unsupported_file", {
      errors: [`Expected multipart/form-data with the ${fieldsOf(call)}.`],
    });
  }
  const bytes = await readBytes(request, limit, "file_too_large");
  const form = await parseForm(bytes, contentType);
  const file = form.get("file");
  const fileType = form.get("fileType") ?? (call.hasFileType ? null : "");
  if (!(file instanceof File) || typeof fileType !== "string") {
    throw new ApiProblem("invalid_request", { errors: [`Expected the ${fieldsOf(call)}.`] });
  }
  const misnamed = fileNameProblem(file.name);
  if (misnamed) throw new ApiProblem("invalid_request", { errors: [`file: ${misnamed.message}`] });
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, fileType };
}

function fieldsOf({ hasFileType }: Endpoint): string {
  return hasFileType ? "fields file and fileType" : "field file";
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiProblem("invalid_request", {
      errors: [`The multipart body does not read: ${reason}`],
    });
  }
}

async function readBytes(
  request: Request,
  limit: number,
  code: "body_too_large" | "file_too_large",
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("Content-Length") ?? "0");
  if (declared > limit) throw new ApiProblem(code);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw new ApiProblem(code);
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiProblem("invalid_json", { errors: [reason] });
  }
}
