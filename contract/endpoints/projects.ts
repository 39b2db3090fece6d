import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { done } from "../schemas/done.ts";
import { pageQuery } from "../schemas/page.ts";
import {
  createProjectBody,
  dashboardStats,
  deletedProject,
  openingDecisionBody,
  openingDifference,
  processBody,
  project,
  restoredProject,
  updateProjectBody,
} from "../schemas/project.ts";
import { ofProject } from "./ofProject.ts";

/** Projects, and what is done with a whole one. */
export const projectsEndpoints = {
  listProjects: {
    method: "GET",
    path: "/api/projects",
    summary: "The caller's projects, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(project),
  },
  createProject: {
    method: "POST",
    path: "/api/projects",
    summary: "Creates a project.",
    allowance: "createProject",
    body: createProjectBody,
    successStatus: 201,
    reply: project,
  },
  createSample: {
    method: "POST",
    path: "/api/projects/sample",
    summary:
      "Opens the sample company with its statement, which is read only; or makes a copy of it that can be changed.",
    allowance: "process",
    body: z.object({ isCopy: z.boolean().default(false) }),
    successStatus: 201,
    reply: project,
  },
  getProject: { method: "GET", path: ofProject, summary: "One project.", reply: project },
  updateProject: {
    method: "PATCH",
    path: ofProject,
    summary:
      "Changes a project's name, framework, method, currency, policies, period, or where its opening balances come from.",
    body: updateProjectBody,
    reply: project,
  },
  deleteProject: {
    method: "DELETE",
    path: ofProject,
    summary:
      "Deletes a project. For 30 days it can be restored; then all it holds goes, and its trail stays without what it said.",
    query: z.object({
      forgetNames: z
        .enum(["true", "false"])
        .optional()
        .describe("Whether the names of its accounts, remembered with their roles, go too."),
    }),
    reply: done,
  },
  listDeletedProjects: {
    method: "GET",
    path: "/api/deleted-projects",
    summary: "The projects that the caller deleted and can still restore, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(deletedProject),
  },
  restoreDeletedProject: {
    method: "POST",
    path: "/api/deleted-projects/{id}/restore",
    summary: "Restores a project that the caller deleted less than 30 days ago.",
    allowance: "createProject",
    reply: project,
  },
  restoreProject: {
    method: "POST",
    path: "/api/projects/restore",
    summary:
      "Makes a new project of an archive (multipart: file): what its figures are made from is read again, and nothing else of the archive is believed.",
    allowance: "restore",
    isMultipart: true,
    successStatus: 201,
    reply: restoredProject,
  },
  getArchive: {
    method: "GET",
    path: `${ofProject}/archive`,
    summary:
      "The whole project as one ZIP: files, statements, journals, trail, exports and a manifest of hashes.",
    allowance: "archive",
    download: "application/zip",
    /** A Blob, where it is read in a browser. */
    reply: z.unknown(),
  },
  acceptLedger: {
    method: "POST",
    path: `${ofProject}/ledger/accept`,
    summary:
      "Takes the general ledger files that count with the differences between them: the statement is a draft with that reason.",
    allowance: "change",
    reply: project,
  },
  takeBackLedger: {
    method: "DELETE",
    path: `${ofProject}/ledger/accept`,
    summary:
      "Takes back that the general ledger files are taken with the differences between them: no statement is made of them.",
    allowance: "change",
    reply: project,
  },
  startNextYear: {
    method: "POST",
    path: `${ofProject}/next-year`,
    summary:
      "Makes the project of the year after: its opening balances and comparatives are this statement's; entity, policies, roles and traits hold on.",
    allowance: "createProject",
    successStatus: 201,
    reply: project,
  },
  listOpeningDifferences: {
    method: "GET",
    path: `${ofProject}/opening-differences`,
    summary:
      "The accounts that open with something else than the project of last year closed with.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(openingDifference),
  },
  decideOpening: {
    method: "PUT",
    path: `${ofProject}/opening-differences/{code}`,
    summary: "Says whether such a difference is a restatement or an error, and why.",
    allowance: "change",
    body: openingDecisionBody,
    reply: openingDifference,
  },
  getDashboardStats: {
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "How many of the caller's projects are in which state.",
    reply: dashboardStats,
  },
  processProject: {
    method: "POST",
    path: `${ofProject}/process`,
    summary: "Prepares a new version of the statement from the files that count.",
    allowance: "process",
    body: processBody,
    reply: z.object({
      version: z.number(),
      /** Of a large ledger the statement is prepared outside of the call: the project says how far it is. */
      status: z.enum(["needs_review", "completed", "processing"]),
      /** Null while it is prepared. */
      tiesOut: z.boolean().nullable(),
    }),
  },
  clearProject: {
    method: "DELETE",
    path: `${ofProject}/clear`,
    summary: "Removes files, statements, adjustments and exports; the audit trail stays.",
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
