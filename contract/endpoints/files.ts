import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { done } from "../schemas/done.ts";
import {
  addFileBody,
  fileDetail,
  givenMatching,
  moveFileBody,
  removedFile,
  uploadedFile,
  uploadReply,
} from "../schemas/file.ts";
import { pageQuery } from "../schemas/page.ts";
import { ofProject } from "./ofProject.ts";

/** The files of a project. */
export const filesEndpoints = {
  uploadFile: {
    method: "POST",
    path: `${ofProject}/upload`,
    summary: "Uploads a file (multipart: file, fileType) and validates it.",
    allowance: "upload",
    isMultipart: true,
    hasFileType: true,
    reply: uploadReply,
  },
  listFiles: {
    method: "GET",
    path: `${ofProject}/files`,
    summary: "The project's files, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(uploadedFile),
  },
  getFile: {
    method: "GET",
    path: `${ofProject}/files/{fileId}`,
    summary: "One file, with the first rows of its sheets and how their columns could be matched.",
    reply: fileDetail,
  },
  putFileMapping: {
    method: "PUT",
    path: `${ofProject}/files/{fileId}/mapping`,
    summary:
      "Says which column holds which field, reads the file again, and remembers the layout for the user's next file like it.",
    allowance: "upload",
    body: givenMatching,
    reply: uploadedFile,
  },
  forgetFileMapping: {
    method: "DELETE",
    path: `${ofProject}/files/{fileId}/mapping`,
    summary:
      "Forgets how files of this layout were matched, and matches this one by itself where that reads it.",
    allowance: "upload",
    reply: uploadedFile,
  },
  acceptFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/accept`,
    summary:
      "Takes a file that is out of balance, or a ledger that contradicts itself, with its differences, which stay on the statement or make it a draft.",
    allowance: "upload",
    reply: uploadedFile,
  },
  takeBackAcceptance: {
    method: "DELETE",
    path: `${ofProject}/files/{fileId}/accept`,
    summary: "Takes back that a file is taken with its difference: it is as before, not usable.",
    allowance: "upload",
    reply: uploadedFile,
  },
  retryFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/retry`,
    summary:
      "Reads an uploaded file again whose reading did not end, or that was read for another currency or period than the project has since.",
    allowance: "upload",
    reply: uploadedFile,
  },
  selectFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/select`,
    summary: "Makes a valid file the one its type counts from.",
    reply: uploadedFile,
  },
  addFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/add`,
    summary:
      "Adds a valid general ledger file to those that count, or replaces those of its days: together they are the ledger. Refused where they hold the same entries twice, or contradict each other, unless the caller accepts the differences that the refusal names.",
    allowance: "upload",
    body: addFileBody,
    reply: uploadedFile,
  },
  moveFile: {
    method: "POST",
    path: `${ofProject}/files/{fileId}/move`,
    summary:
      "Reads a file as one of another type, in whose place it stands from then on: the reply is that file.",
    allowance: "upload",
    body: moveFileBody,
    reply: uploadedFile,
  },
  removeFile: {
    method: "DELETE",
    path: `${ofProject}/files/{fileId}`,
    summary: "Removes a file; for 30 days it can be restored.",
    reply: done,
  },
  listRemovedFiles: {
    method: "GET",
    path: `${ofProject}/removed-files`,
    summary: "The files that were removed and can still be restored, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(removedFile),
  },
  restoreFile: {
    method: "POST",
    path: `${ofProject}/removed-files/{fileId}/restore`,
    summary: "Restores a file that was removed less than 30 days ago.",
    allowance: "upload",
    reply: uploadedFile,
  },
} as const satisfies Record<string, Endpoint>;
