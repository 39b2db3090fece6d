import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  status,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import type { Databases } from "./createDatabases.ts";
import { collect } from "./Database.ts";
import { denyListen, denyWrite } from "./deniedStreams.ts";
import {
  type ListCollectionIdsRequest,
  type ListDocumentsRequest,
  listCollectionIds,
  listDocuments,
} from "./listDocuments.ts";
import { refusal, statusOf } from "./Refusal.ts";
import type { CommitRequest, RunQueryRequest } from "./wire.ts";

type BatchGetRequest = { readonly database: string; readonly documents?: readonly string[] };

/**
 * Answers the calls of google.firestore.v1.Firestore that the Admin SDK makes. Whoever else calls
 * is denied, as firestore.rules deny everything; what only other clients call is not there.
 */
export function createGrpcService(databases: Databases): UntypedServiceImplementation {
  return {
    ...createReadCalls(databases),
    Commit: unary((request: CommitRequest) => databases.of(request.database).commit(request)),
    BatchWrite: unary((request: CommitRequest) =>
      databases.of(request.database).batchWrite(request),
    ),
    BeginTransaction: unary(async (request: CommitRequest & { options?: object }) => {
      const { client } = databases.of(request.database);
      const options = request.options ?? { readWrite: {} };
      return (await client.beginTransaction({ ...request, options }))[0];
    }),
    Rollback: unary(async (request: CommitRequest) => {
      return (await databases.of(request.database).client.rollback(request))[0];
    }),
    GetDocument: unary(unanswered),
    CreateDocument: unary(unanswered),
    UpdateDocument: unary(unanswered),
    DeleteDocument: unary(unanswered),
    Write: denyWrite,
    Listen: denyListen,
  };
}

function createReadCalls(databases: Databases): UntypedServiceImplementation {
  return {
    BatchGetDocuments: streamed((request: BatchGetRequest) =>
      databases.of(request.database).batchGet(request),
    ),
    RunQuery: streamed((request: RunQueryRequest) =>
      databases.of(request.parent).runQuery(request),
    ),
    RunAggregationQuery: streamed((request: RunQueryRequest) =>
      collect<object>(databases.of(request.parent).client.runAggregationQuery(request)),
    ),
    ListDocuments: unary((request: ListDocumentsRequest) =>
      listDocuments(databases.of(request.parent), request),
    ),
    ListCollectionIds: unary(async (request: ListCollectionIdsRequest) =>
      listCollectionIds(databases.of(request.parent), request),
    ),
    // One partition, which is no cursor at all, is a lawful answer.
    PartitionQuery: unary(async () => ({ partitions: [], nextPageToken: "" })),
  };
}

async function unanswered(): Promise<never> {
  throw refusal(status.UNIMPLEMENTED, "this Firestore stand-in answers the Admin SDK's calls only");
}

/** The Admin SDK calls an emulator with the owner's token, which no rule binds. */
function assertOwner(metadata: Metadata): void {
  if (metadata.get("authorization")[0]?.toString() === "Bearer owner") return;
  throw refusal(status.PERMISSION_DENIED, "firestore.rules deny every client everything");
}

function unary<Request>(
  answer: (request: Request) => Promise<object>,
): handleUnaryCall<Request, object> {
  return (call, callback) => {
    const reply = async () => {
      assertOwner(call.metadata);
      return answer(call.request);
    };
    reply().then(
      (response) => callback(null, response),
      (error: unknown) => callback(statusOf(error)),
    );
  };
}

function streamed<Request>(
  answer: (request: Request) => Promise<readonly object[]>,
): handleServerStreamingCall<Request, object> {
  return (call) => {
    const reply = async () => {
      assertOwner(call.metadata);
      return answer(call.request);
    };
    reply().then(
      (responses) => {
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit("error", statusOf(error)),
    );
  };
}
