import type { Query, QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";

/** How many documents are held at a time. */
const AT_ONCE = 300;

/** Reads all results of a query in parts, so that a caller never holds all of them at once. */
export async function* readPages<Value>(
  query: Query<Value>,
  transaction?: Transaction,
): AsyncGenerator<readonly QueryDocumentSnapshot<Value>[]> {
  let rest = query.limit(AT_ONCE);
  for (;;) {
    const { docs } = await (transaction ? transaction.get(rest) : rest.get());
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    if (docs.length < AT_ONCE) return;
    rest = query.startAfter(last).limit(AT_ONCE);
  }
}

/** Reads all a query finds, for what needs it together. */
export async function readAll<Value>(
  query: Query<Value>,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot<Value>[]> {
  const found: QueryDocumentSnapshot<Value>[] = [];
  for await (const page of readPages(query, transaction)) found.push(...page);
  return found;
}
