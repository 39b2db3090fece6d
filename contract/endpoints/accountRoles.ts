import { traitIds } from "@tieout/core";
import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { roleChanges } from "../schemas/account.ts";
import { adjustmentEffect } from "../schemas/adjustment.ts";
import { done } from "../schemas/done.ts";
import { role } from "../schemas/values.ts";
import { ofProject } from "./ofProject.ts";

/** What people say of accounts. */
export const accountRolesEndpoints = {
  putAccountMapping: {
    method: "PUT",
    path: `${ofProject}/accounts/{code}/mapping`,
    summary: "Gives an account its role, or leaves it to classification again (null).",
    allowance: "change",
    body: z.object({ role: role.nullable() }),
    reply: done,
  },
  putAccountMappings: {
    method: "PUT",
    path: `${ofProject}/accounts/mappings`,
    summary:
      "Gives many accounts their roles, or leaves them to classification again (null), and prepares the statement once.",
    allowance: "change",
    body: roleChanges,
    reply: done,
  },
  previewAccountMappings: {
    method: "POST",
    path: `${ofProject}/accounts/mappings/preview`,
    summary: "What roles would do to the statement; nothing is stored.",
    allowance: "preview",
    body: roleChanges,
    reply: adjustmentEffect,
  },
  putAccountTraits: {
    method: "PUT",
    path: `${ofProject}/accounts/{code}/traits`,
    summary:
      "Says what is known of an account besides its role, or leaves it to what its name says again (null).",
    allowance: "change",
    body: z.object({ traits: z.array(z.enum(traitIds)).max(traitIds.length).nullable() }),
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
