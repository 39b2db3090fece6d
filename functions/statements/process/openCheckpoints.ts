import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serialize } from "node:v8";
import { MessageChannel } from "node:worker_threads";
import { tracePath } from "@tieout/contract";
import type { Deps } from "../../app/Deps.ts";
import type { VersionPlace } from "../entries/keepEntries.ts";
import type { StatementRequest } from "../inputs/StatementRequest.ts";
import type { CheckpointSettings } from "./checkpointStore.ts";

/** Changes with every change to what is kept of a trace, so that one of another release is not taken up. */
const FORMAT = "3";

/** How much work a task may lose that dies. */
const EVERY_MS = 60_000;

const HASH_BYTES = 32;

type OpenCheckpoints = {
  checkpoints: CheckpointSettings;
  /** Ends the keeping; what was handed over is stored then. */
  close: () => Promise<void>;
};

/**
 * Stores what a task has traced of a large ledger, so that the next attempt goes on there. It is of this
 * program and of exactly what the statement is made from, or it is thrown away: a project may have changed,
 * and a release may trace otherwise.
 */
export async function openCheckpoints(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
  input: StatementRequest,
): Promise<OpenCheckpoints> {
  const path = tracePath(projectId, version, run);
  const madeFrom = hashOfInput(input, deps.release);
  const saved = contentIn(await deps.objects.read(path), madeFrom);
  const { port1, port2 } = new MessageChannel();
  let writing: Promise<void> = Promise.resolve();
  port1.on("message", (content: Uint8Array) => {
    const written = Buffer.concat([madeFrom, hashOf(content), content]);
    writing = writing
      .then(() => deps.objects.write(path, written, "application/octet-stream"))
      .catch((error: unknown) =>
        deps.log("warning", "a trace was not kept", { projectId, reason: String(error) }),
      );
  });
  return {
    checkpoints: { port: port2, saved, everyMilliseconds: EVERY_MS },
    close: async () => {
      await nextTurn(); // what was posted last is on its way
      port1.close();
      return writing;
    },
  };
}

/** What is stored, where it is whole and of the same trace. */
function contentIn(stored: Uint8Array | null, madeFrom: Buffer): Uint8Array | null {
  if (stored === null) return null;
  const content = stored.subarray(2 * HASH_BYTES);
  const isSame = madeFrom.equals(stored.subarray(0, HASH_BYTES));
  const isWhole = hashOf(content).equals(stored.subarray(HASH_BYTES, 2 * HASH_BYTES));
  return isSame && isWhole ? content : null;
}

/** The program and all that it makes a statement from: rows, roles, policies, period. */
function hashOfInput({ rows, ...others }: StatementRequest, release: string): Buffer {
  const hash = createHash("sha256").update(`${FORMAT} ${release} `);
  hash.update(serialize({ ...others, rows: rows.map(({ bytes: _bytes, ...row }) => row) }));
  for (const { bytes } of rows) hash.update(bytes);
  return hash.digest();
}

function hashOf(content: Uint8Array): Buffer {
  return createHash("sha256").update(content).digest();
}
