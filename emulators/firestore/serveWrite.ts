import type { CommitRequest, CommitResponse, WireWrite } from "./wire.ts";

/** One message of a client that writes over a stream. */
export type WriteRequest = { readonly database?: string; readonly writes?: readonly WireWrite[] };

/** The server's end of a Write stream. */
export type WriteStream = {
  readonly send: (response: object) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Starts serving a Write stream: its first message is answered with a token, and each later one
 * is a commit answered with its results and the next token.
 */
export function serveWrite(
  commit: (request: CommitRequest) => Promise<CommitResponse>,
  stream: WriteStream,
): (request: WriteRequest) => void {
  let database: string | undefined;
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  const nextToken = () => {
    count += 1;
    return Buffer.from(String(count));
  };
  const answer = async (request: WriteRequest) => {
    if (database === undefined) {
      database = request.database ?? "";
      return stream.send({ streamId: "stand-in", streamToken: nextToken() });
    }
    const response = await commit({ database, writes: request.writes ?? [] });
    return stream.send({ ...response, streamToken: nextToken() });
  };
  return (request) => {
    last = last.then(() => answer(request)).catch(stream.fail);
  };
}
