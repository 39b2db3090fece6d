import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Leaves to us what the framework around a function would do before we see a request. It reads every
 * body first, decompressed up to 1 GiB, which is all the memory there is, and answers a body or an
 * address that it cannot read in words of its own. Node tells of each request before anybody else
 * handles it: without a Content-Type the framework passes the body on unread. Ours is taken from the
 * headers as they came.
 */
export function answerOurselves(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // as Node documents the channel
    delete request.headers["content-type"];
    if (!canDecode(request.url ?? "/")) request.url = NOWHERE;
  });
}

/** An address at which there is nothing. */
const NOWHERE = "/nowhere";

function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ""));
    return true;
  } catch {
    return false;
  }
}
