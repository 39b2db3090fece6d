import type { Readable } from "node:stream";
import type { StatementReport } from "@tieout/core";

/** Writes a report in one format, as a stream of bytes: the same report, the same bytes. */
export type ExportWriter = (report: StatementReport) => Promise<Readable>;
