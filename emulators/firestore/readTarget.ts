import { status } from "@grpc/grpc-js";
import type { Database } from "./Database.ts";
import { refusal } from "./Refusal.ts";
import type { WireDocument, WireQuery, WireTime } from "./wire.ts";

/** What a client listens to: documents by name, or the results of a query. */
export type TargetRequest = {
  readonly targetId: number;
  readonly documents?: { readonly documents?: readonly string[] } | null;
  readonly query?: { readonly parent: string; readonly structuredQuery?: WireQuery } | null;
  readonly resumeToken?: Uint8Array | null;
  readonly readTime?: WireTime | null;
};

/** Reads the documents a target stands for as they are now. */
export async function readTarget(
  database: Database,
  target: TargetRequest,
): Promise<WireDocument[]> {
  if (target.documents) return database.find(target.documents.documents ?? []);
  if (!target.query) throw refusal(status.INVALID_ARGUMENT, "a target is documents or a query");
  const responses = await database.runQuery(target.query);
  return responses.flatMap(({ document }) => (document ? [document] : []));
}
