import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { done } from "../schemas/done.ts";
import {
  disclosureNote,
  exportBody,
  exportQuery,
  exportRecord,
  exportReply,
} from "../schemas/export.ts";
import { pageQuery } from "../schemas/page.ts";
import { text } from "../schemas/text.ts";
import { ofProject } from "./ofProject.ts";

/** Exports and the notes in them. */
export const exportsEndpoints = {
  createExport: {
    method: "POST",
    path: `${ofProject}/export/{format}`,
    summary: "Exports the statement as pdf, excel or json; the address is good for 15 minutes.",
    allowance: "export",
    query: exportQuery,
    body: exportBody,
    reply: exportReply,
  },
  getExport: {
    method: "GET",
    path: `${ofProject}/export/{format}`,
    summary: "The newest such export that is stored; made as by the POST where there is none.",
    allowance: "export",
    makesExport: true,
    query: exportQuery,
    reply: exportReply,
  },
  exportWorkings: {
    method: "GET",
    path: `${ofProject}/cash-flow-workings/export`,
    summary: "The newest export of the whole worksheet as text; made where there is none.",
    allowance: "export",
    makesExport: true,
    query: exportQuery,
    reply: exportReply,
  },
  exportDisclosureNotes: {
    method: "POST",
    path: `${ofProject}/disclosure-notes/export`,
    summary: "Exports the disclosure notes as a document to edit.",
    allowance: "export",
    query: exportQuery,
    body: exportBody,
    reply: exportReply,
  },
  listExports: {
    method: "GET",
    path: `${ofProject}/exports`,
    summary: "The exports made of this project that still exist, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(exportRecord),
  },
  downloadExport: {
    method: "GET",
    path: `${ofProject}/exports/{exportId}`,
    summary: "A fresh address for an export that was made.",
    reply: exportReply,
  },
  listDisclosureNotes: {
    method: "GET",
    path: `${ofProject}/disclosure-notes`,
    summary: "The user's own words for the disclosures.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(disclosureNote),
  },
  putDisclosureNote: {
    method: "PUT",
    path: `${ofProject}/disclosure-notes/{disclosureId}`,
    summary: "Keeps the user's words for a disclosure; an empty text removes them.",
    allowance: "change",
    body: z.object({ text: text("note") }),
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
