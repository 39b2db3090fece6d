import { randomUUID } from "node:crypto";
import { status, type UntypedServiceImplementation } from "@grpc/grpc-js";
import type { Caller } from "./Caller.ts";
import type { Databases } from "./createDatabases.ts";
import type { Database } from "./Database.ts";
import type { Enforcer } from "./Enforcer.ts";
import { refusal } from "./Refusal.ts";
import type {
  CommitRequest,
  CommitResponse,
  WireDocument,
  WirePrecondition,
  WireWrite,
} from "./wire.ts";

type Unary = <Request>(
  answer: (request: Request, caller: Caller) => Promise<object>,
) => UntypedServiceImplementation[string];

type Commit = (request: CommitRequest, caller: Caller) => Promise<CommitResponse>;
type Named = { readonly name: string; readonly currentDocument?: WirePrecondition | null };
type Creation = {
  readonly parent: string;
  readonly collectionId: string;
  readonly documentId?: string;
  readonly document?: WireDocument;
};
type Update = Pick<WireWrite, "updateMask" | "currentDocument"> & {
  readonly document: WireDocument;
};

/** Answers the calls that read or write a single document. */
export function createDocumentCalls(
  databases: Databases,
  enforcer: Enforcer,
  commit: Commit,
  unary: Unary,
): UntypedServiceImplementation {
  const write = async (name: string, one: WireWrite, caller: Caller) => {
    const database = databases.of(name);
    await commit({ database: database.name, writes: [one] }, caller);
    return one.delete ? {} : found(database, name);
  };
  return {
    GetDocument: unary(async ({ name }: Named, caller) => {
      const database = databases.of(name);
      await enforcer.mayGet(database, [name], caller);
      return found(database, name);
    }),
    CreateDocument: unary(async (request: Creation, caller) => {
      const id = request.documentId || randomUUID();
      const name = `${request.parent}/${request.collectionId}/${id}`;
      const update = { ...request.document, name };
      return write(name, { update, currentDocument: { exists: false } }, caller);
    }),
    UpdateDocument: unary(async ({ document, updateMask, currentDocument }: Update, caller) => {
      const mask = updateMask ? { updateMask } : {};
      const condition = currentDocument ? { currentDocument } : {};
      return write(document.name, { update: document, ...mask, ...condition }, caller);
    }),
    DeleteDocument: unary(async ({ name, currentDocument }: Named, caller) => {
      return write(name, { delete: name, ...(currentDocument ? { currentDocument } : {}) }, caller);
    }),
  };
}

async function found(database: Database, name: string): Promise<WireDocument> {
  const [document] = await database.find([name]);
  if (!document) throw refusal(status.NOT_FOUND, `the document ${name} does not exist`);
  return document;
}
