import { api } from "@tieout/contract";
import type { Method } from "@tieout/core";
import type { StoredJson } from "../../store/kinds/StoredKind.ts";
import { openStatement } from "../record/openStatement.ts";

/** The answer that shows the worksheet of a statement, held against the contract and written. */
export function writeWorkings({
  written,
  method,
}: {
  written: StoredJson;
  method: Method;
}): Uint8Array<ArrayBuffer> {
  const { version, document } = openStatement(written);
  const rows = document.workings[method].map((row) => ({ ...row, journals: [...row.journals] }));
  const reply = api.getWorkings.reply.parse({ version, method, rows });
  return new TextEncoder().encode(JSON.stringify(reply));
}
