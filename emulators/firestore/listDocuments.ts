import { status } from "@grpc/grpc-js";
import type { Database } from "./Database.ts";
import { refusal } from "./Refusal.ts";
import type { WireDocument } from "./wire.ts";

/** A request for the documents of a collection, page by page. */
export type ListDocumentsRequest = {
  readonly parent: string;
  readonly collectionId?: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly orderBy?: string;
  readonly mask?: { readonly fieldPaths?: readonly string[] } | null;
  readonly showMissing?: boolean;
};

/** A request for the collections under a document, page by page. */
export type ListCollectionIdsRequest = {
  readonly parent: string;
  readonly pageSize?: number;
  readonly pageToken?: string;
};

const largestPage = 300;

/** Lists the documents of a collection by name, missing ones with sub-collections if asked. */
export async function listDocuments(
  database: Database,
  request: ListDocumentsRequest,
): Promise<{ documents: WireDocument[]; nextPageToken: string }> {
  const { parent, collectionId, orderBy, showMissing = false } = request;
  if (!collectionId) throw refusal(status.INVALID_ARGUMENT, "collectionId is required");
  if (orderBy && !/^__name__( asc)?$/i.test(orderBy.trim())) {
    throw refusal(status.UNIMPLEMENTED, "documents are listed by __name__ only");
  }
  const path = [pathIn(database, parent), collectionId].filter(Boolean).join("/");
  const listed = database.controller.database.listDocuments(path, showMissing);
  const page = pageOf(
    listed.map(({ path }) => path),
    request,
  );
  const names = page.items.map((item) => `${database.name}/documents/${item}`);
  const found = new Map((await database.find(names)).map((document) => [document.name, document]));
  const documents = names.map((name) => masked(found.get(name) ?? { name }, request.mask));
  return { documents, nextPageToken: page.nextPageToken };
}

/** Lists the names of the collections directly under a document or the root. */
export function listCollectionIds(
  database: Database,
  request: ListCollectionIdsRequest,
): { collectionIds: string[]; nextPageToken: string } {
  const ids = database.controller.database.listCollectionIds(pathIn(database, request.parent));
  const { items, nextPageToken } = pageOf(ids, request);
  return { collectionIds: items, nextPageToken };
}

function pathIn(database: Database, resource: string): string {
  return resource.slice(`${database.name}/documents`.length).replace(/^\//, "");
}

// A page token is the last name of the page before, so that pages hold while documents come and go.
function pageOf(
  items: readonly string[],
  request: Pick<ListDocumentsRequest, "pageSize" | "pageToken">,
): { items: string[]; nextPageToken: string } {
  const after = Buffer.from(request.pageToken ?? "", "base64url").toString("utf8");
  const rest = items.toSorted(byBytes).filter((item) => after === "" || byBytes(item, after) > 0);
  const page = rest.slice(0, request.pageSize || largestPage);
  const last = page.length < rest.length ? (page.at(-1) ?? "") : "";
  return { items: page, nextPageToken: Buffer.from(last).toString("base64url") };
}

function byBytes(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function masked(document: WireDocument, mask: ListDocumentsRequest["mask"]): WireDocument {
  if (!mask || !document.fields) return document;
  const wanted = mask.fieldPaths ?? [];
  const nested = wanted.find((path) => /[.`]/.test(path));
  if (nested) throw refusal(status.UNIMPLEMENTED, `the mask ${nested} is not a top-level field`);
  const fields = Object.entries(document.fields).filter(([key]) => wanted.includes(key));
  return { ...document, fields: Object.fromEntries(fields) };
}
