import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import {
  adjustment,
  adjustmentBody,
  adjustmentDraft,
  adjustmentEffect,
} from "../schemas/adjustment.ts";
import { pageQuery } from "../schemas/page.ts";
import { text } from "../schemas/text.ts";
import { ofProject } from "./ofProject.ts";

/** Adjustments, which are reversed and never edited. */
export const adjustmentsEndpoints = {
  listAdjustments: {
    method: "GET",
    path: `${ofProject}/adjustments`,
    summary: "The adjustments, newest first.",
    query: pageQuery,
    isPaged: true,
    reply: z.array(adjustment),
  },
  createAdjustment: {
    method: "POST",
    path: `${ofProject}/adjustments`,
    summary: "Adds a journal, a reclassification or an override.",
    allowance: "change",
    body: adjustmentBody,
    successStatus: 201,
    reply: adjustment,
  },
  previewAdjustment: {
    method: "POST",
    path: `${ofProject}/adjustments/preview`,
    summary:
      "What an adjustment would do to the statement, in the place of another where that is said; nothing is stored.",
    allowance: "preview",
    query: z.object({ replaces: text("identifier").optional() }),
    body: adjustmentDraft,
    reply: adjustmentEffect,
  },
  confirmAdjustment: {
    method: "PATCH",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Confirms an adjustment that a replaced file made stale.",
    allowance: "change",
    body: z.object({ status: z.literal("active") }),
    reply: adjustment,
  },
  replaceAdjustment: {
    method: "PUT",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Reverses an adjustment and makes another in its place; both stay on record.",
    allowance: "change",
    body: adjustmentBody,
    reply: adjustment,
  },
  reverseAdjustment: {
    method: "DELETE",
    path: `${ofProject}/adjustments/{adjustmentId}`,
    summary: "Reverses an adjustment; both stay on record.",
    allowance: "change",
    reply: adjustment,
  },
} as const satisfies Record<string, Endpoint>;
