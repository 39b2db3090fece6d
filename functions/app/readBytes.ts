import { ApiProblem } from "./ApiProblem.ts";

/** The platform passes on no more of a request than this. */
const MOST_SENT = 32 * 1024 * 1024;

/**
 * Reads a body as it comes and keeps none of one that is beyond the limit. That one is still read to
 * its end, as far as the platform lets it come: whoever is sending does not see an answer before.
 */
export async function readBytes(
  { headers, body }: Request,
  limit: number,
  code: "body_too_large" | "file_too_large",
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(headers.get("Content-Length") ?? "0");
  const reader = body?.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  while (reader && size <= MOST_SENT) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (Math.max(size, declared) > limit) chunks = [];
    else chunks.push(value);
  }
  reader?.releaseLock(); // cancelling would end the connection before the answer
  if (Math.max(size, declared) > limit) throw new ApiProblem(code);
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
