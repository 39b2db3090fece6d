import type { FirestoreController } from "@firebase-bridge/firestore-admin";
import { type Clock, createClock } from "./createClock.ts";
import { type BatchWriteResponse, type GapicClient, gapicClientOf } from "./GapicClient.ts";
import { FirestoreMock } from "./memoryFirestore.ts";
import { createTransactionQueries } from "./transactionQueries.ts";
import type {
  BatchGetResponse,
  CommitRequest,
  CommitResponse,
  RunQueryRequest,
  RunQueryResponse,
  WireDocument,
  WireTime,
  WireWrite,
} from "./wire.ts";

/** One Firestore database, in memory. */
export type Database = {
  readonly name: string;
  readonly controller: FirestoreController;
  readonly client: GapicClient;
  readonly clock: Clock;
  readonly batchGet: (request: object) => Promise<BatchGetResponse[]>;
  readonly find: (names: readonly string[]) => Promise<WireDocument[]>;
  readonly runQuery: (request: RunQueryRequest) => Promise<RunQueryResponse[]>;
  readonly commit: (request: CommitRequest) => Promise<CommitResponse>;
  readonly batchWrite: (request: CommitRequest) => Promise<BatchWriteResponse>;
  readonly clear: () => Promise<void>;
  readonly revision: () => number;
};

/** Creates an empty database. */
export function createDatabase(projectId: string, databaseId: string): Database {
  const mock = new FirestoreMock();
  const clock = createClock();
  mock.systemTime.custom(clock.now);
  const controller = mock.createDatabase(projectId, databaseId);
  const client = gapicClientOf(controller);
  let revision = 0;
  const queue = createQueue();
  const name = `projects/${projectId}/databases/${databaseId}`;
  const reads = createReads(name, client);
  const queries = createTransactionQueries((request) => collect(client.runQuery(request)));
  const write = <T>(make: () => Promise<T>) =>
    queue(async () => {
      clock.tick();
      const response = await make();
      revision += 1;
      return response;
    });
  return {
    name,
    controller,
    client,
    clock,
    ...reads,
    runQuery: queries.run,
    commit: (request) =>
      write(async () => {
        await queries.assertUnchanged(request.transaction);
        const [response] = await client.commit(request);
        return withStoredTimes(controller, name, request.writes ?? [], response);
      }),
    batchWrite: (request) => write(async () => (await client.batchWrite(request))[0]),
    clear: () => write(async () => controller.database.clear()),
    revision: () => revision,
  };
}

function createReads(name: string, client: GapicClient): Pick<Database, "batchGet" | "find"> {
  const batchGet = (request: object) =>
    collect<BatchGetResponse>(client.batchGetDocuments(request));
  return {
    batchGet,
    find: async (names) => {
      if (names.length === 0) return [];
      const responses = await batchGet({ database: name, documents: names });
      return responses.flatMap(({ found }) => (found ? [found] : []));
    },
  };
}

/** Reads a stream to its end. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task);
    // A failed write is its caller's affair; the next one starts all the same.
    last = next.catch(() => undefined);
    return next;
  };
}

// A write that changes nothing leaves the document's time alone, and says so in its result.
function withStoredTimes(
  controller: FirestoreController,
  name: string,
  writes: readonly WireWrite[],
  response: CommitResponse,
): CommitResponse {
  const results = [...response.writeResults];
  const writeResults = writes.map((write) => {
    const result = results.shift() ?? {};
    if (!write.update) return result;
    const path = write.update.name.slice(`${name}/documents/`.length);
    const { seconds, nanoseconds } = controller.database.getDocument(path).updateTime;
    return { ...result, updateTime: { seconds, nanos: nanoseconds } };
  });
  return { ...response, writeResults };
}

/** Whether two moments are the same. */
export function isSameTime(
  left: WireTime | null | undefined,
  right: WireTime | null | undefined,
): boolean {
  if (!left || !right) return false;
  return (
    Number(left.seconds ?? 0) === Number(right.seconds ?? 0) &&
    (left.nanos ?? 0) === (right.nanos ?? 0)
  );
}
