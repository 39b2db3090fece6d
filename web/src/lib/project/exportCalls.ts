import type { exportFormats, Reply } from "@tieout/contract";
import type { ExportKind, Method, PeriodLength } from "@tieout/core";
import { callApi } from "../api/callApi.ts";

/** Which statement to export: the project's method, all entities and the year alone unless one is chosen. */
export type ExportChoice = {
  method?: Method;
  entity?: string;
  periods?: PeriodLength;
  entries?: "listed";
};

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
