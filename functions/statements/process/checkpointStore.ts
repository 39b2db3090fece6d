import type { MessagePort } from "node:worker_threads";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { RunProgress } from "@tieout/contract";
import type { CheckpointStore } from "@tieout/core";

/** How a task keeps what it has traced of a large ledger: the port takes what is to be stored. */
export type CheckpointSettings = {
  port: MessagePort;
  /** What an earlier attempt stored of the same trace; null where none did. */
  saved: Uint8Array | null;
  /** How much work a task may lose that dies. */
  everyMilliseconds: number;
};

/** So many entries are traced between two looks at the clock. */
const ENTRIES_AT_ONCE = 1_000;

/** How often whoever waits is told how many entries are traced. */
const TELL_EVERY_MS = 2_000;

/** A piece begins with its length in four bytes. */
const LENGTH_BYTES = 4;

/** Hands over what is traced every minute or so, and says how far the trace is. */
export function checkpointStore(
  { port, saved, everyMilliseconds }: CheckpointSettings,
  tell: (progress: RunProgress) => void,
): CheckpointStore {
  let keptAt = performance.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    saved: saved && unpacked(saved),
    isDue: (traced, all) => {
      if (everyMilliseconds > 0 && traced % ENTRIES_AT_ONCE !== 0 && traced !== all) return false;
      const now = performance.now();
      if (traced === all) tell({ stage: "worksheet", count: null });
      else if (now - reportedAt >= TELL_EVERY_MS) {
        reportedAt = now;
        tell({ stage: "tracing", count: traced, total: all });
      }
      return now - keptAt >= everyMilliseconds;
    },
    save: (write) => {
      const pieces: Uint8Array[] = [];
      write((piece) => {
        const packed = deflateRawSync(piece, { level: 1 });
        const length = Buffer.alloc(LENGTH_BYTES);
        length.writeUInt32BE(packed.byteLength);
        pieces.push(length, packed);
      });
      const kept = Uint8Array.from(Buffer.concat(pieces)); // of its own memory, which goes over
      port.postMessage(kept, [kept.buffer]);
      keptAt = performance.now();
    },
  };
}

function* unpacked(bytes: Uint8Array): Generator<Uint8Array> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < view.byteLength; ) {
    const from = start + LENGTH_BYTES;
    start = from + view.readUInt32BE(start);
    yield inflateRawSync(view.subarray(from, start));
  }
}
