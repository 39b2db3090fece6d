import type { Readable } from "node:stream";
import { ApiProblem } from "../app/ApiProblem.ts";

/** All that a stream holds; it is ended and refused once it holds more than is asked for. */
export async function readStream(
  stream: Readable,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    // no encoding is set
    size += chunk.byteLength;
    if (size > mostBytes) throw new ApiProblem("file_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
