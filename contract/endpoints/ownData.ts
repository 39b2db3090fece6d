import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { done } from "../schemas/done.ts";
import { ownData } from "../schemas/ownData.ts";
import { ownDataPageQuery } from "../schemas/page.ts";

/** All that the signed-in user gave us: read, or deleted. */
export const ownDataEndpoints = {
  getOwnData: {
    method: "GET",
    path: "/api/auth/user/data",
    summary: "All that the signed-in user gave us: themselves, then each project with its files.",
    allowance: "ownData",
    query: ownDataPageQuery,
    isPaged: true,
    reply: z.array(ownData),
  },
  deleteOwnData: {
    method: "DELETE",
    path: "/api/auth/user/data",
    summary:
      "Deletes the account with all its projects, at once and for good; needs a sign-in of the last five minutes.",
    allowance: "ownData",
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
