import type { Duplex } from "node:stream";
import type { FirestoreController } from "@firebase-bridge/firestore-admin";
import type { CommitRequest, CommitResponse } from "./wire.ts";

/** The generated client's calls, as the in-memory database answers them. */
export type GapicClient = {
  readonly commit: (request: CommitRequest) => Promise<[CommitResponse]>;
  readonly batchWrite: (request: object) => Promise<[BatchWriteResponse]>;
  readonly beginTransaction: (request: object) => Promise<[object]>;
  readonly rollback: (request: object) => Promise<[object]>;
  readonly batchGetDocuments: (request: object) => Duplex;
  readonly runQuery: (request: object) => Duplex;
  readonly runAggregationQuery: (request: object) => Duplex;
};

/** The answer to a batch of writes that succeed or fail one by one. */
export type BatchWriteResponse = Pick<CommitResponse, "writeResults"> & {
  readonly status?: readonly { readonly code?: number; readonly message?: string }[];
};

type ClientPool = {
  readonly run: (
    tag: string,
    requiresGrpc: boolean,
    use: (client: GapicClient) => Promise<never>,
  ) => void;
};

/** Borrows the client of an in-memory database for good. */
export function gapicClientOf(controller: FirestoreController): GapicClient {
  // The pool is private in the Admin SDK's types, but it is the level the database stands in for.
  const { _clientPool: pool } = controller.firestore() as unknown as { _clientPool: ClientPool };
  let borrowed: GapicClient | undefined;
  pool.run("stand-in", false, (client) => {
    borrowed = client;
    return new Promise(() => undefined);
  });
  if (!borrowed) throw new Error("the in-memory database gave no client");
  return borrowed;
}
