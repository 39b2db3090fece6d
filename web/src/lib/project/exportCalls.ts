import type { exportFormats, Reply } from "@tieout/contract";
import type { ExportKind } from "@tieout/core";
import { callApi } from "../api/callApi.ts";

/** Which statement to export: the project's method and all entities unless one is chosen. */
export type ExportChoice = { method?: "indirect" | "direct"; entity?: string };

type Call = (id: string, query: ExportChoice) => Promise<Reply<"createExport">>;

function call(format: (typeof exportFormats)[number]): Call {
  return (id, query) => callApi("createExport", { params: { id, format }, query });
}

/** The call that makes each kind of export. */
export const exportCalls = {
  pdf: call("pdf"),
  document: call("document"),
  excel: call("excel"),
  json: call("json"),
  workings: (id, query) => callApi("exportWorkings", { params: { id }, query }),
  disclosure_notes: (id, query) => callApi("exportDisclosureNotes", { params: { id }, query }),
} as const satisfies Record<ExportKind, Call>;
