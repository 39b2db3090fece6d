import { parseStored, type StoredJson } from "../../store/kinds/StoredKind.ts";
import { type StoredStatement, wholeStatementKind } from "./StatementRecord.ts";

/**
 * A version as it was stored. It takes half a second where there are many accounts: what the API reads
 * of a statement is read by a task (`threads/threadTasks.ts`).
 */
export function openStatement({ bytes, path }: StoredJson): StoredStatement {
  return parseStored(wholeStatementKind, bytes, path);
}
