import { ApiProblem } from "./ApiProblem.ts";

/** More than any form of ours has; a body of many small parts takes long to read. */
const MOST_PARTS = 10;

/** The name of the line between two parts (RFC 2046, 5.1.1: at most 70 characters). */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Parses a form whose fields come once each; what is wrong is said in our own words. */
export async function parseForm(
  contentType: string,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<FormData> {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable("the Content-Type names no boundary");
  const bytes = await read();
  if (!hasFewParts(bytes, boundary)) throw unreadable(`it has more than ${MOST_PARTS} parts`);
  const form = await parse(bytes, contentType);
  const twice = [...new Set(form.keys())].find((name) => form.getAll(name).length > 1);
  if (twice !== undefined)
    throw unreadable(`the field ${twice.slice(0, 100)} comes more than once`);
  return form;
}

function hasFewParts(bytes: Uint8Array, boundary: string): boolean {
  const line = Buffer.from(`--${boundary}`);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = content.indexOf(line);
  for (let parts = 0; parts <= MOST_PARTS && at >= 0; parts += 1) {
    at = content.indexOf(line, at + line.length);
  }
  return at < 0;
}

async function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw unreadable("its parts are not complete, or not between the boundary it names");
  }
}

function unreadable(reason: string): ApiProblem {
  return new ApiProblem("invalid_request", {
    errors: [`The multipart body does not read: ${reason}.`],
  });
}
