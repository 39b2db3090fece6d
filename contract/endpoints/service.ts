import * as z from "zod";
import type { Endpoint } from "../Endpoint.ts";
import { serviceStatus } from "../schemas/settings.ts";

/** What is asked of the service itself. */
export const serviceEndpoints = {
  getHealth: {
    method: "GET",
    path: "/api/health",
    summary: "Whether the service answers, and its version.",
    isPublic: true,
    reply: z.object({ status: z.literal("ok"), version: z.string(), time: z.string() }),
  },
  getOpenApi: {
    method: "GET",
    path: "/api/openapi.json",
    summary: "This document.",
    isPublic: true,
    reply: z.record(z.string(), z.unknown()),
  },
  getStatus: {
    method: "GET",
    path: "/api/status",
    summary: "Which of the services behind the API answer, and how fast, measured now.",
    reply: serviceStatus,
  },
} as const satisfies Record<string, Endpoint>;
