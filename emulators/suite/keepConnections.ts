import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/** Longer than a test stands still, and than a client keeps a connection that says nothing. */
const QUIET_MS = 900_000;

/**
 * Has the servers of this process keep connections that are silent. They closed one after five seconds; a client on
 * a busy machine sent the next call on it all the same, and its test failed by the reset.
 */
export function keepConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }; // as Node documents the channel
    server.keepAliveTimeout = QUIET_MS;
  });
}
