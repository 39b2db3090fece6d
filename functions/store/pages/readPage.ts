import type { Page, PageQuery } from "@tieout/contract";
import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod";
import { readCursor, writeCursor } from "./cursor.ts";

type Item<Value> = Value & { id: string };

/** A document's name, which may be neither a path nor a name that the database keeps for itself. */
const id = z.string().regex(/^(?!__.*__$)(?!\.{1,2}$)[^/]{1,1500}$/s);
const newest = z.tuple([z.string(), id]);

/** A page of what a query finds, newest first: what is added meanwhile moves nothing in it. */
export async function readPage<Value extends { createdAt: string }>(
  query: Query<Value>,
  { cursor, limit }: PageQuery,
): Promise<Page<Item<Value>>> {
  const sorted = query.orderBy("createdAt", "desc").orderBy(FieldPath.documentId(), "desc");
  const from = cursor === undefined ? sorted : sorted.startAfter(...readCursor(newest, cursor));
  return pageOf(from, limit, ({ createdAt, id }) => [createdAt, id]);
}

/** A page of what a query finds, in the order of the documents' names. */
export async function readPageByName<Value extends object>(
  query: Query<Value>,
  { cursor, limit }: PageQuery,
): Promise<Page<Item<Value>>> {
  const sorted = query.orderBy(FieldPath.documentId());
  const from =
    cursor === undefined ? sorted : sorted.startAfter(...readCursor(z.tuple([id]), cursor));
  return pageOf(from, limit, ({ id }) => [id]);
}

/** One more than asked for shows whether there is another page. */
async function pageOf<Value extends object>(
  query: Query<Value>,
  limit: number,
  placeOf: (item: Item<Value>) => readonly string[],
): Promise<Page<Item<Value>>> {
  const found = await query.limit(limit + 1).get();
  const items = found.docs
    .slice(0, limit)
    .map((document) => ({ ...document.data(), id: document.id }));
  const last = found.size > limit ? items.at(-1) : undefined;
  return { items, next: last ? writeCursor(placeOf(last)) : null };
}
