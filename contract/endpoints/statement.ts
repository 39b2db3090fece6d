import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { accountSummary, rollForwardRow, workingsRow } from "../schemas/account.ts";
import { accountsPageQuery, entriesPageQuery } from "../schemas/page.ts";
import { cashFlow, comparedStatement, comparisonBody } from "../schemas/statement.ts";
import { columnLine, ledgerEntry } from "../schemas/statementLine.ts";
import { reason, text } from "../schemas/text.ts";
import { method } from "../schemas/values.ts";
import { ofProject } from "./ofProject.ts";

/** The first and the last day of a column of the statement. */
const day = text("date")
  .regex(/^\d{4}-\d{2}-\d{2}$/, "Expected a date as in 2025-12-31")
  .meta({ format: "date" });
const columnDays = { start: day, end: day };

/** The statement of a project and what stands behind its lines. */
export const statementEndpoints = {
  getCashFlow: {
    method: "GET",
    path: `${ofProject}/cash-flow`,
    summary: "The current statement with its proof, of all entities together or of one.",
    query: z.object({
      entity: text("accountName").optional(),
      lines: z
        .literal("by_method")
        .optional()
        .describe("Leaves out `lines`, which `statements` holds too: a large answer is shorter."),
    }),
    reply: cashFlow,
  },
  verifyLine: {
    method: "PATCH",
    path: `${ofProject}/cash-flow/{lineId}`,
    summary:
      "Says a line is right at its amount, and why, or takes that back; so of every line that the same estimate is asked about.",
    allowance: "change",
    body: z.discriminatedUnion("status", [
      z.object({ status: z.literal("verified"), reason }),
      z.object({ status: z.literal("auto") }),
    ]),
    reply: z.object({ version: z.number() }),
  },
  confirmCheck: {
    method: "PATCH",
    path: `${ofProject}/checks/{checkId}`,
    summary: "Says that what a check asks about is right, and why, or takes that back.",
    allowance: "change",
    body: z.discriminatedUnion("status", [
      z.object({ status: z.literal("confirmed"), reason }),
      z.object({ status: z.literal("review") }),
    ]),
    reply: z.object({ version: z.number() }),
  },
  getColumnLine: {
    method: "GET",
    path: `${ofProject}/cash-flow/{lineId}/column`,
    summary:
      "Where a line comes from within a month, a quarter or another run of months of the current statement. Days that are no columns of it are not_found.",
    query: z.object(columnDays),
    reply: columnLine,
  },
  compareCashFlow: {
    method: "POST",
    path: `${ofProject}/cash-flow/compare`,
    summary: "Statements side by side: by each framework, or two versions; nothing is stored.",
    allowance: "preview",
    body: comparisonBody,
    reply: z.array(comparedStatement),
  },
  getWorkings: {
    method: "GET",
    path: `${ofProject}/workings`,
    summary: "The worksheet: every account against every line.",
    query: z.object({ method: method.optional() }),
    reply: z.object({ version: z.number(), method, rows: z.array(workingsRow) }),
  },
  listAccounts: {
    method: "GET",
    path: `${ofProject}/accounts`,
    summary:
      "The accounts of the current statement with their roles; stale where the file they were given for was replaced.",
    /** `isStale=true` leaves only those whose role waits to be confirmed. */
    query: accountsPageQuery.extend({ isStale: z.literal("true").optional() }),
    isPaged: true,
    reply: z.array(accountSummary.extend({ isStale: z.boolean() })),
  },
  listLedgerEntries: {
    method: "GET",
    path: `${ofProject}/ledger/entries`,
    summary:
      "All entries of the general ledger behind the current statement: of a line, of an account, or of the whole; by line, account and date. A line or an account that the statement has not is not_found.",
    query: entriesPageQuery.extend({
      method: method.optional(),
      line: text("identifier").optional(),
      account: text("accountName").optional(),
      piece: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe(
          "Which of the account's sources on the line that have entries, in their order, where it stands there more than once: 0 is the first. Without it, those of all.",
        ),
      start: columnDays.start.optional().describe("The first day that is listed."),
      end: columnDays.end.optional().describe("The last day that is listed."),
      /** What stands in the number, the date, the text or the amount, in whatever case. */
      search: text("accountName").optional(),
    }),
    isPaged: true,
    reply: z.array(ledgerEntry),
  },
  listRollForward: {
    method: "GET",
    path: `${ofProject}/ledger/roll-forward`,
    summary:
      "Every account with its opening balance, its entries of the general ledger and its closing balance, and what these do not explain; none without a general ledger.",
    query: accountsPageQuery.extend({
      search: text("accountName").optional().describe("What stands in the number or the name."),
    }),
    isPaged: true,
    reply: z.array(rollForwardRow),
  },
} as const satisfies Record<string, Endpoint>;
