import type { RequestOptions } from "node:http";

/** How the functions emulator says where a function's process listens. */
export type Connection = { httpReqOpts: () => RequestOptions };

/**
 * Gives each call of a function a connection of its own. The process closes one that was silent for five
 * seconds; on a busy machine the emulator sent the next call on it all the same, took the reset for the end
 * of the function, and killed its process with all the calls it was answering.
 */
export function connectAnew(connection: Connection): void {
  const { httpReqOpts } = connection;
  connection.httpReqOpts = function () {
    return { ...httpReqOpts.call(this), agent: false };
  };
}
