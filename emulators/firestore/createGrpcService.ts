import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  status,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { type Caller, callerOf } from "./Caller.ts";
import type { Databases } from "./createDatabases.ts";
import { collect } from "./Database.ts";
import { createDocumentCalls } from "./documentCalls.ts";
import type { Enforcer } from "./Enforcer.ts";
import {
  type ListCollectionIdsRequest,
  type ListDocumentsRequest,
  listCollectionIds,
  listDocuments,
} from "./listDocuments.ts";
import { refusal, statusOf } from "./Refusal.ts";
import { type ListenRequest, serveListen } from "./serveListen.ts";
import { serveWrite, type WriteRequest } from "./serveWrite.ts";
import type { CommitRequest, RunQueryRequest, WireQuery } from "./wire.ts";

type BatchGetRequest = { readonly database: string; readonly documents?: readonly string[] };
type AggregationRequest = RunQueryRequest & {
  readonly structuredAggregationQuery?: { readonly structuredQuery?: WireQuery };
};

/** Answers every call of google.firestore.v1.Firestore. */
export function createGrpcService(
  databases: Databases,
  enforcer: Enforcer,
): UntypedServiceImplementation {
  const commit = (request: CommitRequest, caller: Caller) => {
    const database = databases.of(request.database);
    return database.commit(request, (writes) => enforcer.mayWrite(database, writes, caller));
  };
  return {
    ...createReadCalls(databases, enforcer),
    ...createDocumentCalls(databases, enforcer, commit, unary),
    Commit: unary(commit),
    BatchWrite: unary((request: CommitRequest, caller) => {
      const database = databases.of(request.database);
      return database.batchWrite(request, (writes) => enforcer.mayWrite(database, writes, caller));
    }),
    BeginTransaction: unary(async (request: CommitRequest & { options?: object }) => {
      const { client } = databases.of(request.database);
      const options = request.options ?? { readWrite: {} };
      return (await client.beginTransaction({ ...request, options }))[0];
    }),
    Rollback: unary(async (request: CommitRequest) => {
      return (await databases.of(request.database).client.rollback(request))[0];
    }),
    Write: duplex((caller, stream) => {
      const receive = serveWrite((request) => commit(request, caller), stream);
      return { receive: (request: WriteRequest) => receive(request), end: () => undefined };
    }),
    Listen: duplex<ListenRequest>((caller, stream) =>
      serveListen(databases.of, enforcer, caller, stream),
    ),
  };
}

function createReadCalls(databases: Databases, enforcer: Enforcer): UntypedServiceImplementation {
  return {
    BatchGetDocuments: streamed(async (request: BatchGetRequest, caller) => {
      const database = databases.of(request.database);
      await enforcer.mayGet(database, request.documents ?? [], caller);
      return database.batchGet(request);
    }),
    RunQuery: streamed(async (request: RunQueryRequest, caller) => {
      const database = databases.of(request.parent);
      await enforcer.mayList(database, request.parent, request.structuredQuery ?? {}, caller);
      return database.runQuery(request);
    }),
    RunAggregationQuery: streamed(async (request: AggregationRequest, caller) => {
      const database = databases.of(request.parent);
      const query = request.structuredAggregationQuery?.structuredQuery ?? {};
      await enforcer.mayList(database, request.parent, query, caller);
      return collect<object>(database.client.runAggregationQuery(request));
    }),
    ListDocuments: unary(async (request: ListDocumentsRequest, caller) => {
      const database = databases.of(request.parent);
      const query = { from: [{ collectionId: request.collectionId ?? "" }] };
      await enforcer.mayList(database, request.parent, query, caller);
      return listDocuments(database, request);
    }),
    ListCollectionIds: unary(async (request: ListCollectionIdsRequest, caller) => {
      assertOwner(caller);
      return listCollectionIds(databases.of(request.parent), request);
    }),
    // One partition, which is no cursor at all, is a lawful answer.
    PartitionQuery: unary(async (_: object, caller) => {
      assertOwner(caller);
      return { partitions: [], nextPageToken: "" };
    }),
  };
}

function assertOwner(caller: Caller): void {
  if (!caller.isOwner) throw refusal(status.PERMISSION_DENIED, "only servers may ask this");
}

function callerIn(metadata: Metadata): Caller {
  return callerOf(metadata.get("authorization")[0]?.toString());
}

function unary<Request>(
  answer: (request: Request, caller: Caller) => Promise<object>,
): handleUnaryCall<Request, object> {
  return (call, callback) => {
    const reply = async () => answer(call.request, callerIn(call.metadata));
    reply().then(
      (response) => callback(null, response),
      (error: unknown) => callback(statusOf(error)),
    );
  };
}

function streamed<Request>(
  answer: (request: Request, caller: Caller) => Promise<readonly object[]>,
): handleServerStreamingCall<Request, object> {
  return (call) => {
    const reply = async () => answer(call.request, callerIn(call.metadata));
    reply().then(
      (responses) => {
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit("error", statusOf(error)),
    );
  };
}

type Session<Request> = { receive: (request: Request) => void; end: () => void };
type Stream = { send: (response: object) => void; fail: (error: unknown) => void };

function duplex<Request>(
  open: (caller: Caller, stream: Stream) => Session<Request>,
): handleBidiStreamingCall<Request, object> {
  return (call) => {
    const fail = (error: unknown) => call.emit("error", statusOf(error));
    try {
      const send = (response: object) => call.write(response);
      const session = open(callerIn(call.metadata), { send, fail });
      call.on("data", session.receive);
      call.on("cancelled", session.end);
      call.on("end", () => {
        session.end();
        call.end();
      });
    } catch (error) {
      fail(error);
    }
  };
}
