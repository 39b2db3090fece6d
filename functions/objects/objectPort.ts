import { once } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { ObjectStore } from "./ObjectStore.ts";
import type { ReadRange } from "./piecesOf.ts";

type Asked = { start: number; end: number };

type Answered = { bytes: Uint8Array | null } | { failure: string };

/**
 * A way for a thread to read an object that is too large to be handed to it: it asks for a piece at a
 * time, and this side, which has the right to read, answers until it is closed.
 */
export function objectPort(
  objects: Pick<ObjectStore, "readRange">,
  path: string,
): { port: MessagePort; close: () => void } {
  const { port1, port2 } = new MessageChannel();
  port1.on("message", ({ start, end }: Asked) => {
    objects.readRange(path, start, end).then(
      (bytes) => port1.postMessage({ bytes } satisfies Answered),
      (error: unknown) => port1.postMessage({ failure: String(error) } satisfies Answered),
    );
  });
  return { port: port2, close: () => port1.close() };
}

/** Reads through such a port, one range at a time. */
export function rangeReader(port: MessagePort): ReadRange {
  return async (start, end) => {
    port.postMessage({ start, end } satisfies Asked);
    const [answer]: [Answered] = (await once(port, "message")) as [Answered]; // the other side is above
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.bytes;
  };
}
