import { status } from "@grpc/grpc-js";
import type { Caller } from "./Caller.ts";
import type { Database } from "./Database.ts";
import type { Enforcer } from "./Enforcer.ts";
import { refusal, statusOf } from "./Refusal.ts";
import { readTarget, type TargetRequest } from "./readTarget.ts";
import type { WireDocument, WireTime } from "./wire.ts";

/** One message of a client that listens. */
export type ListenRequest = {
  readonly database: string;
  readonly addTarget?: TargetRequest | null;
  readonly removeTarget?: number;
};

/** The server's end of a Listen stream. */
export type ListenStream = {
  readonly send: (response: object) => void;
  readonly fail: (error: unknown) => void;
};

type Target = { readonly request: TargetRequest; readonly known: Map<string, WireDocument> };

/** Serves one Listen stream: takes its messages, and ends it. */
export type ListenSession = {
  readonly receive: (request: ListenRequest) => void;
  readonly end: () => void;
};

/** Starts serving a Listen stream: every change is told after the commit that made it. */
export function serveListen(
  databaseOf: (name: string) => Database,
  enforcer: Enforcer,
  caller: Caller,
  stream: ListenStream,
): ListenSession {
  const targets = new Map<number, Target>();
  let unsubscribe: (() => void) | undefined;
  let last: Promise<void> = Promise.resolve();
  // One thing after another, so that a snapshot is told whole before the next begins.
  const inTurn = (task: () => Promise<void>) => {
    last = last.then(task).catch(stream.fail);
  };
  const subscribe = (database: Database) => {
    unsubscribe ??= database.onChange(() => inTurn(() => tellChanges(database, targets, stream)));
  };
  return {
    receive: (request) =>
      inTurn(async () => {
        const database = databaseOf(request.database);
        subscribe(database);
        if (request.addTarget)
          await addTarget(database, targets, request.addTarget, enforcer, caller, stream);
        else if (request.removeTarget) removeTarget(targets, request.removeTarget, stream);
        else throw refusal(status.INVALID_ARGUMENT, "a target is added or removed");
      }),
    end: () => {
      targets.clear();
      unsubscribe?.();
    },
  };
}

async function addTarget(
  database: Database,
  targets: Map<number, Target>,
  request: TargetRequest,
  enforcer: Enforcer,
  caller: Caller,
  stream: ListenStream,
): Promise<void> {
  const id = request.targetId || Math.max(0, ...targets.keys()) + 1;
  const target = { request: { ...request, targetId: id }, known: new Map() };
  try {
    await mayListen(database, request, enforcer, caller);
    const now = timeOf(database);
    const found = await readTarget(database, request);
    targets.set(id, target);
    sendChange(stream, "ADD", [id]);
    // What the client kept from before the break may be out of date in ways only it knows.
    if (request.resumeToken?.length || request.readTime) sendChange(stream, "RESET", [id]);
    tellDifference(target, found, now, stream);
    sendChange(stream, "CURRENT", [id], now);
    sendChange(stream, "NO_CHANGE", [], now);
  } catch (error) {
    const { code, details } = statusOf(error);
    sendChange(stream, "REMOVE", [id], undefined, { code, message: details });
  }
}

async function mayListen(
  database: Database,
  request: TargetRequest,
  enforcer: Enforcer,
  caller: Caller,
): Promise<void> {
  if (request.documents) await enforcer.mayGet(database, request.documents.documents ?? [], caller);
  else if (request.query) {
    const { parent, structuredQuery } = request.query;
    await enforcer.mayList(database, parent, structuredQuery ?? {}, caller);
  }
}

function removeTarget(targets: Map<number, Target>, id: number, stream: ListenStream): void {
  if (targets.delete(id)) sendChange(stream, "REMOVE", [id]);
}

async function tellChanges(
  database: Database,
  targets: ReadonlyMap<number, Target>,
  stream: ListenStream,
): Promise<void> {
  if (targets.size === 0) return;
  const now = timeOf(database);
  for (const target of targets.values()) {
    tellDifference(target, await readTarget(database, target.request), now, stream);
  }
  sendChange(stream, "NO_CHANGE", [], now);
}

function tellDifference(
  { request, known }: Target,
  found: readonly WireDocument[],
  readTime: WireTime,
  stream: ListenStream,
): void {
  const targetIds = [request.targetId];
  const names = new Set(found.map(({ name }) => name));
  for (const document of known.keys()) {
    if (names.has(document)) continue;
    known.delete(document);
    // For a query the document may live on without matching; only a named one is surely gone.
    const gone = { document, removedTargetIds: targetIds, readTime };
    stream.send(request.documents ? { documentDelete: gone } : { documentRemove: gone });
  }
  for (const document of found) {
    const before = known.get(document.name);
    if (before && JSON.stringify(before.updateTime) === JSON.stringify(document.updateTime))
      continue;
    known.set(document.name, document);
    stream.send({ documentChange: { document, targetIds, removedTargetIds: [] } });
  }
}

function sendChange(
  stream: ListenStream,
  targetChangeType: "ADD" | "REMOVE" | "CURRENT" | "RESET" | "NO_CHANGE",
  targetIds: readonly number[],
  readTime?: WireTime,
  cause?: { code: number; message: string },
): void {
  const resumeToken = readTime ? Buffer.from(JSON.stringify(readTime)) : undefined;
  stream.send({ targetChange: { targetChangeType, targetIds, readTime, resumeToken, cause } });
}

function timeOf({ clock }: Database): WireTime {
  const millis = clock.now().getTime();
  return { seconds: Math.floor(millis / 1000), nanos: (millis % 1000) * 1_000_000 };
}
